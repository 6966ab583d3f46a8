import { Failure } from '@clearbench/contracts/failure';

export type Allowance = { readonly times: number; readonly within: number };

/** Keys remembered at a time; who comes after that pushes out whoever was longest quiet. */
const room = 10_000;

/** How long an allowance asks to wait, in milliseconds; 0 = not at all. `moments` are in order. */
const waitFor = ({ times, within }: Allowance, moments: readonly number[], now: number): number => {
  const recent = moments.filter((moment) => now - moment < within);
  return recent.length < times ? 0 : (recent.at(-times) ?? now) + within - now;
};

/**
 * Counts what is done for a key, and fails with `request.tooMany` {seconds} when it was done as often as an allowance
 * says within its span (milliseconds). Answers how to take that back, where nothing came of it. Kept in memory: a
 * restart forgets it.
 */
export const fewAtATime = (allowances: readonly Allowance[]) => {
  const done = new Map<string, readonly number[]>();
  const longest = Math.max(...allowances.map(({ within }) => within));

  const remember = (key: string, moments: readonly number[]): void => {
    const [oldest] = done.keys();
    if (done.size >= room && oldest !== undefined) done.delete(oldest);
    done.delete(key);
    done.set(key, moments);
  };

  const takeBack = (key: string, moment: number): void => {
    const moments = done.get(key) ?? [];
    remember(key, moments.toSpliced(moments.lastIndexOf(moment), moments.includes(moment) ? 1 : 0));
  };

  return (key: string, at: string): (() => void) => {
    const now = Date.parse(at);
    const moments = (done.get(key) ?? []).filter((moment) => now - moment < longest);
    const wait = Math.max(...allowances.map((allowance) => waitFor(allowance, moments, now)));
    remember(key, wait > 0 ? moments : [...moments, now]);
    if (wait > 0) throw new Failure('request.tooMany', { seconds: Math.ceil(wait / 1000) });
    return () => takeBack(key, now);
  };
};
