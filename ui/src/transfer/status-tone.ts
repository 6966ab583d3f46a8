/** The colour class of a group status. */
export const tone = { ACCP: 'good', PART: 'warn', RJCT: 'bad' } as const;
