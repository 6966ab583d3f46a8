/** The results for a name: match, close match, no match, verification not possible. */
export const nameMatches = ['MTCH', 'CMTC', 'NMTC', 'NOAP'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** The results for an identification of an organisation; it is equal or not. */
export const idMatches = ['MTCH', 'NMTC', 'NOAP'] as const;
export type IdMatch = (typeof idMatches)[number];
