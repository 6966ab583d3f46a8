/** Most bytes of a body that is not a stream. */
export const largestJson = 12 * 1024 * 1024;
