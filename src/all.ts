import './index.js';
import './puzzle.js';
import './viewer.js';

export * from './index.js';
export * from './puzzle.js';
export * from './viewer.js';
