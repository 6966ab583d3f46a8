import type { RuleScope } from '../rule-scope.ts';

/** What a page tells of a rule beyond what the rule says itself; texts come from `texts/<language>`. */
export type RuleFacts = {
  /** Codes banks and clearings answer with where the rule is broken, and those it is about. */
  readonly codes?: readonly string[];
  /** No published source confirms it yet: it is known from the field, and therefore only warns. */
  readonly unconfirmed?: true;
  /** Where it would apply; only for what has no rule of its own to ask. */
  readonly scope?: RuleScope;
  /** XML that keeps the rule, and XML that breaks it in one point. */
  readonly right: string;
  readonly wrong: string;
};

/** Facts by rule id, in the order of the catalogue. */
export type FactsById = Readonly<Record<string, RuleFacts>>;
