/** The lists of rules: those of the product (commands and cents), of the environment, and of the tester. */
export const ruleListOwners = ['commands', 'cents', 'environment', 'tester'] as const;
export type RuleListOwner = (typeof ruleListOwners)[number];

/** The lists that users write. */
export type ListOwner = Extract<RuleListOwner, 'environment' | 'tester'>;
