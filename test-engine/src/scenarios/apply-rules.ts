import type { RuleAction } from '@clearbench/contracts/scenario/rule-actions';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import { hashOf } from '../clearing/reference.ts';
import type { Arguments } from './arguments.ts';
import type { CompiledList, CompiledRule } from './compile-list.ts';
import { describeEffect } from './describe-effect.ts';
import type { Effect, Scripted } from './effect.ts';
import { effectOfAction, namedAction } from './effect-of-action.ts';
import type { RuleFacts } from './rule-facts.ts';

/** How many transactions of a message each rule matched. */
export type RuleCounts = Map<CompiledRule, number>;

const hashes = 2 ** 53;

/** The alternative that weight and seed select; it depends on the message, not on the transfer, so that a later R-message finds the same. */
const chosen = ({ alternatives, totalWeight, rule }: CompiledRule, seed: string, facts: RuleFacts | undefined) => {
  const key = [seed, rule.id, facts?.messageId ?? '', facts?.position ?? 0].join('|');
  let rest = (hashOf(key) / hashes) * totalWeight;
  return alternatives.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
};

/** The actions of a matching rule. */
export const actionsOf = (compiled: CompiledRule, seed: string, facts: RuleFacts | undefined): readonly RuleAction[] =>
  (compiled.alternatives.length === 1 ? compiled.alternatives[0] : chosen(compiled, seed, facts))?.actions ?? [];

/** An action that rejects a part of the transactions applies to every n-th that its rule matched. */
const isSkipped = (action: RuleAction, count: number): boolean =>
  action.partAccept !== undefined && count % (action.partAccept.every ?? 2) !== 0;

/** An effect with a reason that names its rule. */
export const scriptedBy = (
  effect: Effect,
  layer: EngineReason['layer'],
  trigger: string,
  { link }: CompiledRule,
): Scripted => ({ effect, reason: { ...because(layer, trigger, ...describeEffect(effect)), rule: link } });

const layers = {
  cents: 'magicCents',
  commands: 'command',
  environment: 'scenario',
  tester: 'scenario',
} as const satisfies Record<CompiledList['owner'], EngineReason['layer']>;

/** Counts a match of the rule in this message. */
export const countMatch = (compiled: CompiledRule, counts: RuleCounts): number => {
  const count = (counts.get(compiled) ?? 0) + 1;
  counts.set(compiled, count);
  return count;
};

/** The effects of a matching rule; undefined if an argument of its command is not valid. */
export const effectsOfRule = (
  compiled: CompiledRule,
  {
    seed,
    facts,
    counts,
    args = [],
  }: { seed: string; facts: RuleFacts | undefined; counts: RuleCounts; args?: Arguments },
): readonly Effect[] | undefined => {
  const count = countMatch(compiled, counts);
  const effects: Effect[] = [];
  for (const action of actionsOf(compiled, seed, facts)) {
    const effect = effectOfAction(action, args);
    if (effect === undefined && namedAction(action)[0] !== 'accept') return undefined;
    if (effect !== undefined && !isSkipped(action, count)) effects.push(effect);
  }
  return effects;
};

export const isMatch = ({ rule, conditions }: CompiledRule, facts: RuleFacts): boolean =>
  rule.enabled !== false && conditions.every(({ holds }) => holds(facts));

/** The matching rules of a list: the first one, and the following ones as long as each says `continue`. */
const matchingRules = ({ rules }: CompiledList, facts: RuleFacts): readonly CompiledRule[] => {
  const matching: CompiledRule[] = [];
  for (const compiled of rules) {
    if (compiled.command !== undefined || !isMatch(compiled, facts)) continue;
    matching.push(compiled);
    if (compiled.rule.continue !== true) break;
  }
  return matching;
};

/** The effects of a list for a transaction; undefined where no rule matches. Rules of commands are left out. */
export const applyRules = (
  list: CompiledList,
  facts: RuleFacts,
  counts: RuleCounts,
): readonly Scripted[] | undefined => {
  const matching = matchingRules(list, facts);
  if (matching.length === 0) return undefined;
  return matching.flatMap((compiled) => {
    const { name = compiled.rule.id } = compiled.rule;
    const effects = effectsOfRule(compiled, { seed: list.seed, facts, counts }) ?? [];
    return effects.map((effect) => scriptedBy(effect, layers[list.owner], name, compiled));
  });
};
