export type Allowance = { readonly times: number; readonly within: number };

/** Keys remembered at a time; who comes after that pushes out whoever was longest quiet. */
const room = 10_000;

/**
 * Says whether something may be done once more for a key, and counts it if so: no more often than every allowance says
 * (spans in milliseconds). Kept in memory: a restart forgets it.
 */
export const fewAtATime = (allowances: readonly Allowance[]) => {
  const done = new Map<string, readonly number[]>();
  const longest = Math.max(...allowances.map(({ within }) => within));
  return (key: string, at: string): boolean => {
    const now = Date.parse(at);
    const recent = (done.get(key) ?? []).filter((moment) => now - moment < longest);
    const allowed = allowances.every(
      ({ times, within }) => recent.filter((moment) => now - moment < within).length < times,
    );
    const [oldest] = done.keys();
    if (done.size >= room && oldest !== undefined) done.delete(oldest);
    done.delete(key);
    done.set(key, allowed ? [...recent, now] : recent);
    return allowed;
  };
};
