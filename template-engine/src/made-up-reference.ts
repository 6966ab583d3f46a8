import type { Occasion } from './occasion.ts';

const longest = 35;
const rolled = 8;

const secondsOf = (instant: string): string => instant.replaceAll(/\D/g, '').slice(0, 14);

/**
 * A reference nobody else has: time, dice and, in a group, the entry's number, which keeps apart what thousands of
 * entries roll in one second. A long prefix is cut, never the rest.
 */
export const madeUpReference = (
  prefix: string,
  { now, dice }: Pick<Occasion, 'now' | 'dice'>,
  entry?: number,
): string => {
  const number = entry === undefined ? '' : String(entry).padStart(5, '0');
  const unique = `${secondsOf(now)}${dice.digits(rolled)}${number}`;
  return `${prefix.slice(0, longest - unique.length)}${unique}`;
};
