import type { Rule } from '../rule.ts';

/** Every rule beyond structure, in the order of the catalogue's groups. */
export const ruleCatalogue: readonly Rule[] = [];
