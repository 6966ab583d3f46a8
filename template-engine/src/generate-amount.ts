import { formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import type { SeededRandom } from './seeded-random.ts';

/** Exact number of cents; undefined for an invalid amount. */
const centsOf = (text: string): bigint | undefined => {
  const amount = parseDecimal(text);
  return amount === undefined || amount.scale > 2 ? undefined : amount.units * 10n ** BigInt(2 - amount.scale);
};

const sides = 2 ** 31;

/** A random integer below `limit`, which may exceed the range of the generator. */
const rollBelow = (limit: bigint, { roll }: SeededRandom): bigint =>
  limit <= BigInt(sides)
    ? BigInt(roll(Number(limit)))
    : (BigInt(roll(sides)) * BigInt(sides) + BigInt(roll(sides))) % limit;

const euro = 100n;

/**
 * An amount between two limits, inclusive, in any order; the first limit where one is invalid. Between whole euros it
 * is a whole amount, because cents may select a scenario of the test engine.
 */
export const generateAmount = (one: string, other: string, dice: SeededRandom): string => {
  const from = centsOf(one);
  const to = centsOf(other);
  if (from === undefined || to === undefined) return one;
  const [smallest, largest] = from <= to ? [from, to] : [to, from];
  const step = from % euro === 0n && to % euro === 0n ? euro : 1n;
  const steps = rollBelow((largest - smallest) / step + 1n, dice);
  return formatDecimal({ units: smallest + steps * step, scale: 2 });
};
