import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';
import type { Rule } from '../rule.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';
import { checkedInPart, type NotChecked, notChecked } from '../rules/not-checked.ts';
import { everyFact } from './facts/every-fact.ts';
import type { RuleFacts } from './facts/rule-facts.ts';
import { type RuleGroup, ruleIds } from './rule-groups.ts';
import { everywhere, type RuleScope, ruleScope } from './rule-scope.ts';
import { structureChecks } from './structure-checks.ts';

/** How a rule is checked, as the rule itself says. */
export type RuleCheck = {
  readonly layer: Layer;
  readonly severity: Severity;
  readonly source: string;
  /** It compares with earlier messages: without them it says nothing, or less. */
  readonly earlier?: 'needed' | 'asked';
};

/** All there is to say of a rule, but for the texts. */
export type RulePage = {
  readonly id: string;
  readonly group: RuleGroup;
  /** Missing where nobody checks it. */
  readonly check?: RuleCheck;
  /** Why it is not checked, or which part of it. */
  readonly unchecked?: NotChecked;
  readonly scope?: RuleScope;
  readonly facts: RuleFacts;
};

const rules: ReadonlyMap<string, Rule> = new Map(ruleCatalogue.map((rule) => [rule.id, rule]));

const checkOf = ({ layer, severity, source, earlier }: Rule): RuleCheck => ({
  layer,
  severity,
  source,
  ...(earlier ? { earlier } : {}),
});

/** What nobody checks by a rule of its own stands with its reason, alone or with its whole group. */
const uncheckedOf = (id: string): NotChecked | undefined => notChecked[id] ?? notChecked[`${id.slice(0, 1)}-*`];

const checked = (id: string): Pick<RulePage, 'check' | 'scope' | 'unchecked'> => {
  const rule = rules.get(id);
  if (rule)
    return {
      check: checkOf(rule),
      scope: ruleScope(rule),
      ...(checkedInPart[id] ? { unchecked: checkedInPart[id] } : {}),
    };
  const structure = structureChecks[id];
  if (structure) return { check: structure, scope: everywhere };
  const unchecked = uncheckedOf(id);
  return unchecked ? { unchecked } : {};
};

const pageOf = (id: string): RulePage => ({
  id,
  group: id.slice(0, 1) as RuleGroup,
  ...checked(id),
  facts: everyFact[id] ?? { right: '', wrong: '' },
});

/** A page for every rule of the catalogue, in its order. */
export const rulePages: readonly RulePage[] = ruleIds.map(pageOf);

export const rulePage = (id: string): RulePage | undefined => rulePages.find((page) => page.id === id);
