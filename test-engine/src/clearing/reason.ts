import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { engineText } from '../texts/engine-texts.ts';

export type ReasonParams = Readonly<Record<string, string | number>>;

/** A reason with its sentence; `name` is the text's key without `engine.`. */
export const because = (
  layer: EngineReason['layer'],
  trigger: string,
  name: string,
  params: ReasonParams = {},
  transactionId?: string,
): EngineReason => {
  const textKey = `engine.${name}`;
  const all = { trigger, ...params };
  const reason = { layer, trigger, textKey, params: all, text: engineText(textKey, all) };
  return transactionId === undefined ? reason : { ...reason, transactionId };
};

/** A further reason with the same cause as an earlier one. */
export const withSameCause = (
  { layer, trigger, rule }: EngineReason,
  name: string,
  params: ReasonParams = {},
  transactionId?: string,
): EngineReason => ({ ...because(layer, trigger, name, params, transactionId), ...(rule ? { rule } : {}) });

const mostReasons = 50;

/** The first reasons; the last one counts the omitted ones. */
export const boundedReasons = (reasons: readonly EngineReason[]): EngineReason[] => {
  if (reasons.length <= mostReasons) return [...reasons];
  const remaining = reasons.slice(0, mostReasons - 1);
  return [...remaining, because('default', '', 'moreReasons', { count: reasons.length - remaining.length })];
};

/** The reason of an answer about many transactions: the first one, with their number unless it counts itself. */
export const reasonOfMany = (reasons: readonly [EngineReason, ...EngineReason[]]): EngineReason => {
  const [first] = reasons;
  return reasons.length === 1 ? first : { ...first, params: { count: reasons.length, ...first.params } };
};
