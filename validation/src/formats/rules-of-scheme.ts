import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Rule, RuleScope } from '../rule.ts';
import { ruleScope } from '../rule-pages/rule-scope.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';

/** A rule that can be made graver or less grave, or turned off, and where it applies. */
export type ScopedRule = { readonly rule: Rule; readonly scope: RuleScope };

const scoped: readonly ScopedRule[] = ruleCatalogue.map((rule) => ({ rule, scope: ruleScope(rule) }));

/** The rules that can concern files of a scheme, under any rulebook, those of the files around messages among them. What structure demands is no such rule. */
export const rulesOfScheme = (scheme: Scheme): readonly ScopedRule[] =>
  scoped.filter(({ scope }) => scope.schemes.includes(scheme));
