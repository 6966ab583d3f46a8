/** How secret scanners, and people, tell an access token. */
export const tokenPrefix = 'cb_';
/** Days an access token may be good for: unless said otherwise, and at most. */
export const tokenDays = { usual: 90, most: 366 } as const;
/** Access tokens somebody may have that are good for something. */
export const mostTokens = 10;
