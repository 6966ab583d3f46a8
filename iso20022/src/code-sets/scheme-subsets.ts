import subsets from './scheme-subsets.json' with { type: 'json' };

/** The codes of a set that the SEPA schemes use, for one place or one kind of message. */
export type SchemeSubset = { readonly subsetOf: string; readonly codes: readonly string[] };

/**
 * Sources: the EPC's guidance on reason codes for SCT (EPC135-18), SCT Inst (EPC059-18) and SDD (EPC173-14), from public
 * summaries of it. Extended remittance information, and with it CERI and ERIN, came with the rulebook of 2021. Only Core direct debits
 * are refunded (MD06); only B2B direct debits are rejected because the debtor is a consumer (AC13).
 */
export const schemeSubsets: Readonly<Record<string, SchemeSubset>> = subsets;
