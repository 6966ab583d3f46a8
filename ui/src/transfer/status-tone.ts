/** How good a status of a group is, as colours tell it. */
export const tone = { ACCP: 'good', PART: 'warn', RJCT: 'bad' } as const;
