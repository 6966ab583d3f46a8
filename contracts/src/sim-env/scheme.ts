/** The payment schemes: SEPA credit transfers, instant ones, and the two of direct debits. */
export const schemes = ['sct', 'inst', 'core', 'b2b'] as const;
export type Scheme = (typeof schemes)[number];

/** What people call the schemes, in any language. */
export const schemeNames: Readonly<Record<Scheme, string>> = {
  sct: 'SCT',
  inst: 'SCT Inst',
  core: 'SDD Core',
  b2b: 'SDD B2B',
};

/** True where creditors collect and debtors may get their money back. */
export const isDirectDebit = (scheme: Scheme): boolean => scheme === 'core' || scheme === 'b2b';

/** True where payments travel in bulks and settle in cycles; instant ones travel alone. */
export const settlesInBulks = (scheme: Scheme): boolean => scheme !== 'inst';

/** The scheme a text names; undefined where it names none. */
export const schemeNamed = (text: string | null): Scheme | undefined => schemes.find((scheme) => scheme === text);
