/** Transactions of a generated file. */
export const mostGenerated = 100_000;
/** Planned errors of one generated file. */
export const mostPlannedErrors = 20;
/** Days over which the dates of a generated file are spread: a year of business days. */
export const mostBusinessDays = 250;
