import type { RuleAction } from '@clearbench/contracts/scenario/rule-actions';
import type { RuleList, ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { RuleListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { DecidingRule } from '@clearbench/contracts/transfer/clearing';
import { type Condition, compileConditions } from './compile-conditions.ts';
import { mostArguments } from './effect-of-action.ts';

/** A list of rules with its owner; a list of the product has no version. */
export type OwnedList = { readonly owner: RuleListOwner; readonly version?: number; readonly list: RuleList };

export type CompiledRule = {
  readonly rule: ScenarioRule;
  readonly link: DecidingRule;
  readonly conditions: readonly Condition[];
  /** The actions, or the weighted alternatives. */
  readonly alternatives: readonly { readonly weight: number; readonly actions: readonly RuleAction[] }[];
  readonly totalWeight: number;
  /** The word of the command that selects the rule, and the number of its arguments. */
  readonly command?: { readonly word: string; readonly arguments: number };
};

export type CompiledList = {
  readonly owner: RuleListOwner;
  readonly seed: string;
  readonly rules: readonly CompiledRule[];
};

const compileRule = (rule: ScenarioRule, { owner, version }: OwnedList): CompiledRule => {
  const alternatives = rule.oneOf?.map(({ weight, then: actions }) => ({ weight, actions })) ?? [
    { weight: 1, actions: rule.then ?? [] },
  ];
  const { id: ruleId, name, when = {} } = rule;
  const { command: word } = when;
  return {
    rule,
    link: {
      list: owner,
      ruleId,
      ...(version === undefined ? {} : { version }),
      ...(name === undefined ? {} : { name }),
    },
    conditions: compileConditions(when),
    alternatives,
    totalWeight: alternatives.reduce((sum, { weight }) => sum + weight, 0),
    ...(word === undefined
      ? {}
      : { command: { word, arguments: mostArguments(alternatives.flatMap(({ actions }) => actions)) } }),
  };
};

const known = new WeakMap<RuleList, CompiledList>();

/** Prepares a list for evaluation; the result is kept as long as the list. */
export const compileList = (owned: OwnedList): CompiledList => {
  const before = known.get(owned.list);
  if (before !== undefined) return before;
  const { owner, list } = owned;
  const compiled = {
    owner,
    seed: String(list.seed ?? ''),
    rules: list.rules.map((rule) => compileRule(rule, owned)),
  };
  known.set(list, compiled);
  return compiled;
};
