import type { Rule } from '../rule.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';
import { checkedInPart, type NotChecked, notChecked } from '../rules/not-checked.ts';
import { everyFact } from './facts/every-fact.ts';
import type { RuleFacts } from './facts/rule-facts.ts';
import type { RuleCheck } from './rule-check.ts';
import { type RuleGroup, ruleIds } from './rule-groups.ts';
import { everywhere, type RuleScope, ruleScope } from './rule-scope.ts';
import { structureChecks } from './structure-checks.ts';

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

const ownCheck = (id: string): RuleCheck | undefined => {
  const rule = rules.get(id);
  return rule ? checkOf(rule) : structureChecks[id];
};

/** What another rule finds as well is checked as that one is. */
const otherCheck = (by: string | undefined): RuleCheck | undefined => {
  const check = by === undefined ? undefined : ownCheck(by);
  return by === undefined || check === undefined ? undefined : { ...check, by };
};

const scopeOf = (id: string): RuleScope | undefined => {
  const rule = rules.get(id);
  if (rule) return ruleScope(rule);
  return structureChecks[id] ? everywhere : everyFact[id]?.scope;
};

const pageOf = (id: string): RulePage => {
  const own = ownCheck(id);
  const unchecked = own ? checkedInPart[id] : uncheckedOf(id);
  const check = own ?? otherCheck(unchecked?.coveredBy);
  const scope = scopeOf(id);
  return {
    id,
    group: id.slice(0, 1) as RuleGroup,
    ...(check ? { check } : {}),
    ...(unchecked ? { unchecked } : {}),
    ...(scope ? { scope } : {}),
    facts: everyFact[id] ?? { right: '', wrong: '' },
  };
};

/** A page for every rule of the catalogue, in its order. */
export const rulePages: readonly RulePage[] = ruleIds.map(pageOf);

export const rulePage = (id: string): RulePage | undefined => rulePages.find((page) => page.id === id);
