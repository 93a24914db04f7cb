import type { Part, Site } from './site.js';

export const make = (_site: Site): Part => ({});

/** The address of the place that is shown. */
export const linkTo = (_site: Site): string => document.URL;
