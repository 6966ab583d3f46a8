import type { RenderContext } from './render-context.ts';

const longest = 35;
const rolled = 8;

const secondsOf = (instant: string): string => instant.replaceAll(/\D/g, '').slice(0, 14);

/**
 * A unique reference: time, random characters and, in a group, the entry's number, which makes thousands of entries in
 * one second unique. A long prefix is truncated.
 */
export const generateReference = (
  prefix: string,
  { now, dice }: Pick<RenderContext, 'now' | 'dice'>,
  entry?: number,
): string => {
  const number = entry === undefined ? '' : String(entry).padStart(5, '0');
  const unique = `${secondsOf(now)}${dice.digits(rolled)}${number}`;
  return `${prefix.slice(0, longest - unique.length)}${unique}`;
};
