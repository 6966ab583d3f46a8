import type { Conversion } from '@clearbench/validation/charset/conversions';

/** Values that stay as they are, by their place in the list. */
export type LeftOut = ReadonlySet<number>;

/** What would become too long is left to whoever knows how to shorten it. */
export const leftOutAtFirst = (conversions: readonly Conversion[]): LeftOut =>
  new Set(conversions.flatMap(({ most }, at) => (most === undefined ? [] : [at])));

export const allLeftOut = (conversions: readonly Conversion[]): LeftOut => new Set(conversions.keys());

export const toggled = (left: LeftOut, at: number): LeftOut => {
  const next = new Set(left);
  if (!next.delete(at)) next.add(at);
  return next;
};
