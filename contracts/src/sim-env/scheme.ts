/** The payment schemes: SEPA Credit Transfer, SEPA Instant Credit Transfer, SDD Core and SDD B2B. */
export const schemes = ['sct', 'inst', 'core', 'b2b'] as const;
export type Scheme = (typeof schemes)[number];

/** The names of the schemes, the same in all languages. */
export const schemeNames: Readonly<Record<Scheme, string>> = {
  sct: 'SCT',
  inst: 'SCT Inst',
  core: 'SDD Core',
  b2b: 'SDD B2B',
};

/** True for the direct debit schemes. */
export const isDirectDebit = (scheme: Scheme): boolean => scheme === 'core' || scheme === 'b2b';

/** True for schemes that send payments in bulks and settle in cycles; instant payments are sent one by one. */
export const settlesInBulks = (scheme: Scheme): boolean => scheme !== 'inst';

/** The scheme with this id; undefined for an unknown id. */
export const schemeNamed = (text: string | null): Scheme | undefined => schemes.find((scheme) => scheme === text);
