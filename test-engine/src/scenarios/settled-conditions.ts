import type { RuleList, ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { SettledCondition } from '@clearbench/contracts/suite/make-case-route';
import { compileConditions } from './compile-conditions.ts';
import type { RuleFacts } from './rule-facts.ts';

/** What rules compare of a sent file besides its text and time. */
export type SenderFacts = Pick<RuleFacts, 'fileOfDay' | 'tester' | 'testerName'>;

/** The conditions about these facts. */
const ofSender = ['fileOfDay', 'tester', 'testerName'] as const;

type Name = (typeof ofSender)[number];

const settled = (
  { id: ruleId, when, enabled }: ScenarioRule,
  condition: Name,
  senders: readonly SenderFacts[],
): readonly SettledCondition[] => {
  const given = when?.[condition];
  if (given === undefined || enabled === false) return [];
  const compiled = compileConditions({ [condition]: given }).find(({ field }) => field === condition);
  if (compiled === undefined) return [];
  // The condition reads nothing else.
  const held = senders.filter((sender) => compiled.holds(sender as RuleFacts)).length;
  const result = held === senders.length ? 'held' : held === 0 ? 'failed' : 'differs';
  return [{ ruleId, condition, expected: compiled.expected, result }];
};

const settledRule = (
  rule: ScenarioRule,
  senders: readonly SenderFacts[],
): { readonly rule: ScenarioRule; readonly conditions: readonly SettledCondition[] } => {
  const conditions = ofSender.flatMap((name) => settled(rule, name, senders));
  const failed = conditions.some(({ result }) => result === 'failed');
  const held = new Set<string>(conditions.flatMap(({ condition, result }) => (result === 'held' ? [condition] : [])));
  const when = Object.entries(rule.when ?? {}).filter(([name]) => !held.has(name));
  const { when: _, ...others } = rule;
  const kept = when.length > 0 ? { ...others, when: Object.fromEntries(when) } : others;
  return { rule: failed ? { ...rule, enabled: false } : held.size > 0 ? kept : rule, conditions };
};

/**
 * A list for files that are sent again by another tester on another day: conditions about the tester and the number of
 * the file are replaced by their result for the first sending. One that held for some of the files only stays. Deliveries
 * are left out: the files are no answers to them.
 */
export const settledList = ({ deliveries: _, ...list }: RuleList, senders: readonly SenderFacts[]) => {
  const rules = list.rules.map((rule) => settledRule(rule, senders));
  return {
    list: { ...list, rules: rules.map(({ rule }) => rule) },
    conditions: rules.flatMap(({ conditions }) => conditions),
  };
};
