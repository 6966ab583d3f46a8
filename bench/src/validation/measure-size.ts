import { interleaved } from '../interleaved.ts';
import type { Contestant } from './contestants.ts';
import type { Pass, Passed } from './pass.ts';

/**
 * The result of one contestant at one size: milliseconds per file and round and the peak memory of its process, or the
 * reason for a missing result.
 */
export type MeasuredRun =
  | { readonly name: string; readonly perFile: readonly number[]; readonly peakBytes: number }
  | { readonly name: string; readonly skipped: string };

/** The first run in a new process: its memory counts, its time does not. */
const firstSample = async ({ name, run }: Contestant, file: string): Promise<Passed | { readonly skipped: string }> => {
  try {
    const passed = await run({ file, times: 1 });
    return passed.valid ? passed : { skipped: `${name} finds the file invalid` };
  } catch (error) {
    return { skipped: error instanceof Error ? error.message : String(error) };
  }
};

/** Runs all contestants in turn on one file. */
export const measureSize = async (
  contestants: readonly Contestant[],
  pass: Pass,
  rounds: number,
): Promise<readonly MeasuredRun[]> => {
  const samples = new Map<string, Passed | { readonly skipped: string }>();
  for (const contestant of contestants) samples.set(contestant.name, await firstSample(contestant, pass.file));
  const able = contestants.filter(({ name }) => 'valid' in (samples.get(name) ?? {}));
  const runs = able.map(({ name, run }) => [name, async () => (await run(pass)).milliseconds / pass.times] as const);
  const times = await interleaved(rounds, Object.fromEntries(runs));
  for (const contestant of contestants) await contestant.end();
  return contestants.map(({ name }) => {
    const look = samples.get(name);
    if (look === undefined || 'skipped' in look) return { name, skipped: look?.skipped ?? '' };
    return { name, perFile: times[name] ?? [], peakBytes: look.peakBytes };
  });
};
