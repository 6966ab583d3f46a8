/** The groups of the catalogue in its order: the letter with which the ids of their rules begin, and their folder. */
export const ruleGroups = {
  T: 'technical',
  H: 'file-header',
  G: 'group-header',
  P: 'payment',
  I: 'identification',
  A: 'address',
  M: 'remittance',
  E: 'elements',
  X: 'cross-element',
  S: 'instant',
  D: 'direct-debit',
  R: 'r-messages',
  C: 'customer',
  B: 'statement',
} as const;

export type RuleGroup = keyof typeof ruleGroups;

export const ruleGroupNames = Object.keys(ruleGroups) as readonly RuleGroup[];
