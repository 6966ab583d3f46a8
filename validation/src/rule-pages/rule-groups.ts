/** The catalogue's groups in its order, by the letter ids begin with, and how many rules each has. */
export const ruleGroups = { T: 9, H: 10, G: 18, P: 13, I: 22, A: 9, M: 6, S: 6, D: 12, R: 20 } as const;

export type RuleGroup = keyof typeof ruleGroups;

export const groupsInOrder = Object.keys(ruleGroups) as readonly RuleGroup[];

/** Every id of the catalogue. */
export const ruleIds: readonly string[] = groupsInOrder.flatMap((group) =>
  Array.from({ length: ruleGroups[group] }, (_, at) => `${group}-${String(at + 1).padStart(2, '0')}`),
);
