import { hostileValues } from './hostile-values.ts';
import type { RandomChoice } from './random-choice.ts';

/** The same value with one error: a replaced, removed or additional part. */
export const corrupted = (value: unknown, chance: RandomChoice): unknown => {
  const isDeep = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isDeep || chance.is(0.15)) return chance.one(hostileValues);
  if (Array.isArray(value)) {
    const at = chance.below(value.length);
    return value.map((one, index): unknown => (index === at ? corrupted(one, chance) : one));
  }
  const name = chance.one(Object.keys(value));
  const { [name as keyof typeof value]: field, ...others } = value;
  const chosen = chance.next();
  if (chosen < 0.2) return others;
  if (chosen < 0.4) return { ...value, [`${name}s`]: chance.one(hostileValues) };
  return { ...others, [name]: corrupted(field, chance) };
};
