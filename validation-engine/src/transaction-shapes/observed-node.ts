import { letterPair } from '@clearbench/iso20022/code-sets/letter-pair-index';
import type { GrowingNode } from '@clearbench/iso20022/reader/growing-node';

/** What the answer of a check can depend on, one bit each. */
export const dependence = {
  /** Of the first values; all further ones share the last of these bits. */
  values: 28,
  /** What lies outside the transaction, and states of rules. */
  around: 1 << 28,
  /** What differs from one transaction to the next: lines, indexes, counts. */
  always: 1 << 29,
} as const;

/** The bit of a value by its number; 0 if there is none. */
export const valueBit = (value: number): number => (value < 0 ? 0 : 1 << Math.min(value, dependence.values - 1));

/** What has been read since both were last 0: whole values and the rest, and values of which only the leading pair of letters. */
export type Observer = { reads: number; pairs: number };

const places: ReadonlySet<string | symbol> = new Set(['line', 'column', 'textLine', 'textColumn']);

const bitOf = (key: string | symbol, value: number, isOutermost: boolean): number => {
  if (key === 'text') return valueBit(value);
  if (places.has(key)) return dependence.always;
  if (!isOutermost) return 0;
  if (key === 'parent') return dependence.around;
  return key === 'index' ? dependence.always : 0;
};

/** The node of a transaction's element that notes what is read of it; `value` is the number of its value, or -1. */
export const observedNode = (node: GrowingNode, observer: Observer, value: number, isOutermost: boolean): GrowingNode =>
  new Proxy(node, {
    get(target, key) {
      if (key === 'leadingPair') {
        observer.pairs |= valueBit(value);
        return letterPair(target.text, 0);
      }
      observer.reads |= bitOf(key, value, isOutermost);
      return Reflect.get(target, key);
    },
  });
