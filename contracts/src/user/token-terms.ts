/** The prefix by which secret scanners and users recognise an access token. */
export const tokenPrefix = 'cb_';
/** Validity of an access token in days: the default and the maximum. */
export const tokenDays = { usual: 90, most: 366 } as const;
/** Most valid access tokens of one user. */
export const mostTokens = 10;
