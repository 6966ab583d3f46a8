import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { type RuleGroup, ruleGroupNames } from '@clearbench/rules/rule-groups';
import { matches } from '../../../explain/matches.ts';

type RuleFilter = {
  readonly typed: string;
  /** Only those that the environment overrides. */
  readonly onlyChanged: boolean;
  readonly severities: Readonly<RuleSeverities>;
  /** Further search words of a rule. */
  readonly wordsOf: (ruleId: string) => string;
};

/** The rules that match the search. */
export const foundRules = (rules: readonly SimEnvRule[], wanted: RuleFilter): readonly SimEnvRule[] => {
  const { typed, onlyChanged, severities, wordsOf } = wanted;
  return rules.filter(
    ({ ruleId }) =>
      (!onlyChanged || severities[ruleId] !== undefined) && matches(typed.trim(), ruleId, wordsOf(ruleId)),
  );
};

const byId = (one: SimEnvRule, other: SimEnvRule): number => (one.ruleId < other.ruleId ? -1 : 1);

/** By the groups of the catalogue, each sorted by id. */
export const groupedRules = (
  rules: readonly SimEnvRule[],
): readonly { readonly group: RuleGroup; readonly rules: readonly SimEnvRule[] }[] =>
  ruleGroupNames
    .map((group) => ({ group, rules: rules.filter(({ ruleId }) => ruleId.startsWith(`${group}-`)).toSorted(byId) }))
    .filter(({ rules: some }) => some.length > 0);

/** The source of the severity of a rule. */
export const sourceOf = (
  rule: SimEnvRule,
  severities: Readonly<RuleSeverities>,
): 'environment' | 'format' | 'product' =>
  severities[rule.ruleId] !== undefined ? 'environment' : rule.formats.length > 0 ? 'format' : 'product';
