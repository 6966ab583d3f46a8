import { interleaved } from '../interleaved.ts';
import type { Contestant } from './contestants.ts';
import type { Pass, Passed } from './pass.ts';

/** What became of one contestant at one size: milliseconds a file per round and the peak of its process, or why there is nothing. */
export type Outcome =
  | { readonly name: string; readonly perFile: readonly number[]; readonly peakBytes: number }
  | { readonly name: string; readonly skipped: string };

/** The first look at a file, in a fresh process: its memory is nobody else's garbage, its time does not count. */
const firstLook = async ({ name, run }: Contestant, file: string): Promise<Passed | { readonly skipped: string }> => {
  try {
    const passed = await run({ file, times: 1 });
    return passed.valid ? passed : { skipped: `${name} finds the file invalid` };
  } catch (error) {
    return { skipped: error instanceof Error ? error.message : String(error) };
  }
};

/** Checks one file by everybody in turn. */
export const measureSize = async (
  contestants: readonly Contestant[],
  pass: Pass,
  rounds: number,
): Promise<readonly Outcome[]> => {
  const looks = new Map<string, Passed | { readonly skipped: string }>();
  for (const contestant of contestants) looks.set(contestant.name, await firstLook(contestant, pass.file));
  const able = contestants.filter(({ name }) => 'valid' in (looks.get(name) ?? {}));
  const runs = able.map(({ name, run }) => [name, async () => (await run(pass)).milliseconds / pass.times] as const);
  const times = await interleaved(rounds, Object.fromEntries(runs));
  for (const contestant of contestants) await contestant.end();
  return contestants.map(({ name }) => {
    const look = looks.get(name);
    if (look === undefined || 'skipped' in look) return { name, skipped: look?.skipped ?? '' };
    return { name, perFile: times[name] ?? [], peakBytes: look.peakBytes };
  });
};
