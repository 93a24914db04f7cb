import type { Part, Site } from './site.js';

export const make = (_site: Site): Part => ({});
