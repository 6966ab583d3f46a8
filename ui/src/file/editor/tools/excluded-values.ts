import type { Conversion } from '@clearbench/authoring/charset/conversions';

/** Excluded values, by their position in the list. */
export type LeftOut = ReadonlySet<number>;

/** Values that would become too long are excluded; the user shortens them. */
export const leftOutAtFirst = (conversions: readonly Conversion[]): LeftOut =>
  new Set(conversions.flatMap(({ most }, at) => (most === undefined ? [] : [at])));

export const allLeftOut = (conversions: readonly Conversion[]): LeftOut => new Set(conversions.keys());

export const toggled = (left: LeftOut, at: number): LeftOut => {
  const next = new Set(left);
  if (!next.delete(at)) next.add(at);
  return next;
};
