import { formatDecimal, parseDecimal } from '@clearbench/validation/decimal';
import type { Dice } from './dice.ts';

/** Whole cents, exactly; undefined for what is no amount of euro and cents. */
const centsOf = (text: string): bigint | undefined => {
  const amount = parseDecimal(text);
  return amount === undefined || amount.scale > 2 ? undefined : amount.units * 10n ** BigInt(2 - amount.scale);
};

const sides = 2 ** 31;

/** A whole number below `limit`, which may be more than the dice have sides. */
const rollBelow = (limit: bigint, { roll }: Dice): bigint =>
  limit <= BigInt(sides)
    ? BigInt(roll(Number(limit)))
    : (BigInt(roll(sides)) * BigInt(sides) + BigInt(roll(sides))) % limit;

const euro = 100n;

/**
 * An amount between two, both included, whichever is larger; the first where one is no amount of euro and cents.
 * Between whole euros it is a whole euro amount, for cents may mean something to the test engine.
 */
export const madeUpAmount = (one: string, other: string, dice: Dice): string => {
  const from = centsOf(one);
  const to = centsOf(other);
  if (from === undefined || to === undefined) return one;
  const [smallest, largest] = from <= to ? [from, to] : [to, from];
  const step = from % euro === 0n && to % euro === 0n ? euro : 1n;
  const steps = rollBelow((largest - smallest) / step + 1n, dice);
  return formatDecimal({ units: smallest + steps * step, scale: 2 });
};
