import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';
import type { CatalogueRule, CoveredRule, RuleScope } from '@clearbench/validation-engine/rule';
import { everyRule } from '../generated/every-rule.ts';
import examples from '../generated/examples.json' with { type: 'json' };
import type { RuleGroup } from '../rule-groups.ts';
import { everywhere, ruleScope } from './rule-scope.ts';

/** How a rule is checked. */
export type RuleCheck = {
  readonly layer: Layer;
  readonly severity: Severity;
  /** The rule compares with earlier messages: without them it has no finding, or fewer. */
  readonly earlier?: 'required' | 'optional';
  /** The rule that reports all violations of this one. */
  readonly by?: string;
};

type Example = { readonly right: string; readonly wrong: string };

/** What there is to say about a rule, except for the texts. */
export type RulePage = {
  readonly id: string;
  readonly group: RuleGroup;
  readonly check: RuleCheck;
  /** The rule that reports the violations, or a part of them; the text `<id>.limitation` gives the reason. */
  readonly coveredBy?: string;
  readonly scope: RuleScope;
  readonly facts: Pick<CatalogueRule, 'codes' | 'unconfirmed'> & Example;
};

const exampleOf: Readonly<Record<string, Example>> = examples;

const isCovered = (rule: CatalogueRule): rule is CoveredRule => 'scope' in rule;

const checkOf = (rule: CatalogueRule): RuleCheck => {
  if (isCovered(rule)) return { ...checkOf(ruleOf(rule.coveredBy)), by: rule.coveredBy };
  const { layer, severity } = rule;
  const earlier = 'check' in rule ? rule.earlier : undefined;
  return { layer, severity, ...(earlier ? { earlier } : {}) };
};

const ruleOf = (id: string): CatalogueRule => {
  const rule = everyRule.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`The catalogue has no rule ${id}.`);
  return rule;
};

const scopeOf = (rule: CatalogueRule): RuleScope => {
  if (isCovered(rule)) return rule.scope;
  return 'check' in rule ? ruleScope(rule) : everywhere;
};

const pageOf = (rule: CatalogueRule): RulePage => {
  const { id, codes, unconfirmed, coveredBy } = rule;
  return {
    id,
    group: id.slice(0, 1) as RuleGroup,
    check: checkOf(rule),
    ...(coveredBy ? { coveredBy } : {}),
    scope: scopeOf(rule),
    facts: {
      ...(codes ? { codes } : {}),
      ...(unconfirmed ? { unconfirmed } : {}),
      ...(exampleOf[id] ?? { right: '', wrong: '' }),
    },
  };
};

/** A page for every rule of the catalogue, in its order. */
export const rulePages: readonly RulePage[] = everyRule.map(pageOf);

export const rulePage = (id: string): RulePage | undefined => rulePages.find((page) => page.id === id);
