import { boundedCache } from '../bounded-cache.ts';
import { Failure } from '../failure.ts';

/** At most `times` within any span of `within` milliseconds. */
export type Allowance = { readonly times: number; readonly within: number };

/** Keys counted at a time; one more drops the key that was quiet for the longest time. */
const mostKeys = 10_000;

/** Milliseconds until an allowance has room again; 0 = now. `moments` are in ascending order. */
const waitFor = ({ times, within }: Allowance, moments: readonly number[], now: number): number => {
  const recent = moments.filter((moment) => now - moment < within);
  return recent.length < times ? 0 : (recent.at(-times) ?? now) + within - now;
};

/**
 * Counts calls for a key and fails with `request.tooMany` {seconds} where one of the allowances is used up. Returns a
 * function that takes the call back, for a call that came to nothing. The counts are in the memory of the process.
 */
export const slidingWindowLimiter = (allowances: readonly Allowance[]) => {
  const counted = boundedCache<readonly number[]>(mostKeys);
  const longest = Math.max(...allowances.map(({ within }) => within));

  const takeBack = (key: string, moment: number): void => {
    const moments = counted.get(key) ?? [];
    counted.set(key, moments.toSpliced(moments.lastIndexOf(moment), moments.includes(moment) ? 1 : 0));
  };

  return (key: string, at: string): (() => void) => {
    const now = Date.parse(at);
    const moments = (counted.get(key) ?? []).filter((moment) => now - moment < longest);
    const wait = Math.max(...allowances.map((allowance) => waitFor(allowance, moments, now)));
    counted.set(key, wait > 0 ? moments : [...moments, now]);
    if (wait > 0) throw new Failure('request.tooMany', { seconds: Math.ceil(wait / 1_000) });
    return () => takeBack(key, now);
  };
};
