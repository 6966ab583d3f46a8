import structures from './iban-registry.json' with { type: 'json' };

/**
 * Countries whose accounts carry an IBAN and that belong to SEPA, with the make-up of what follows country and check
 * digits: a number and `n` (digits), `a` (upper-case letters) or `c` (either). Source: ISO 13616, the public registry, as of
 * November 2025.
 */
export const bbanStructures: Readonly<Record<string, string>> = structures;
