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

/** An amount of euro and cents between two, both included, whichever is larger; the first where one is no amount. */
export const madeUpAmount = (one: string, other: string, dice: Dice): string => {
  const from = centsOf(one);
  const to = centsOf(other);
  if (from === undefined || to === undefined) return one;
  const [smallest, largest] = from <= to ? [from, to] : [to, from];
  return formatDecimal({ units: smallest + rollBelow(largest - smallest + 1n, dice), scale: 2 });
};
