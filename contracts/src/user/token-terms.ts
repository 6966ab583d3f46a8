/** The prefix by which secret scanners and users recognise an access token. */
export const tokenPrefix = 'cb_';
/** Validity of an access token in days: the default and the maximum. */
export const tokenDays = { usual: 90, most: 366 } as const;
/** Hours for which a replaced token stays valid: the default and the maximum. */
export const overlapHours = { usual: 24, most: 7 * 24 } as const;
/** Most environments that a token names. */
export const mostTokenEnvironments = 100;
/** Most valid access tokens of one user; a replaced token does not count. */
export const mostTokens = 10;
