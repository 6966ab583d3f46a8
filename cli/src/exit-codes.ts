/** The exit codes: the result is good, the result is bad, wrong arguments, not permitted, and every other failure. */
export const exitCodes = { good: 0, bad: 1, usage: 2, refused: 3, failed: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
