/** Limits of a scenario list. */
export const mostRules = 500;
/** Largest text of a list in bytes. */
export const largestRuleList = 262_144;
