import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { TFunction } from 'i18next';

const spelling = /^\+?(\d+)([DS])$/;

/** A delay in words: +2D is "2 business days". */
const delayInWords = (t: TFunction, delay: string): string => {
  const [, count, unit] = spelling.exec(delay) ?? [];
  if (count === undefined) return delay;
  return t(unit === 'D' ? 'engine.delay.days' : 'engine.delay.seconds', { count: Number(count), defaultValue: delay });
};

/** The sentence of a reason in the language of the page. */
export const reasonText = (
  t: TFunction,
  { textKey, params, text }: Pick<EngineReason, 'textKey' | 'params' | 'text'>,
): string => {
  const { delay } = params;
  const words = typeof delay === 'string' ? { delay: delayInWords(t, delay) } : {};
  return t(textKey, { ...params, ...words, defaultValue: text });
};
