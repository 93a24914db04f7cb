export * from './index.js';
export * from './viewer.js';
