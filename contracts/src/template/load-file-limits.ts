/** Transactions of a generated file. */
export const mostGenerated = 100_000;
/** Planned errors of one generated file. */
export const mostPlannedErrors = 20;
