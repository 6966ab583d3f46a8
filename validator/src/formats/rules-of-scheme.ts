import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { ruleScope } from '@clearbench/rules/rule-pages/rule-scope';
import type { Rule, RuleScope } from '@clearbench/validation-engine/rule';

/** A rule whose severity can be changed, and its scope. */
export type ScopedRule = { readonly rule: Rule; readonly scope: RuleScope };

const scoped: readonly ScopedRule[] = ruleCatalogue.map((rule) => ({ rule, scope: ruleScope(rule) }));

/** The rules that can concern files of a scheme, under any rulebook, those of the files around messages among them. What structure demands is no such rule. */
export const rulesOfScheme = (scheme: Scheme): readonly ScopedRule[] =>
  scoped.filter(({ scope }) => scope.schemes.includes(scheme));
