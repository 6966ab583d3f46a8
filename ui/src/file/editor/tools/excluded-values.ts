import type { Conversion } from '@clearbench/authoring/charset/conversions';

/** Excluded values, by their position in the list. */
export type ExcludedValues = ReadonlySet<number>;

/** Values that would become too long are excluded; the user shortens them. */
export const initiallyExcluded = (conversions: readonly Conversion[]): ExcludedValues =>
  new Set(conversions.flatMap(({ most }, at) => (most === undefined ? [] : [at])));

export const allExcluded = (conversions: readonly Conversion[]): ExcludedValues => new Set(conversions.keys());

export const toggled = (left: ExcludedValues, at: number): ExcludedValues => {
  const next = new Set(left);
  if (!next.delete(at)) next.add(at);
  return next;
};
