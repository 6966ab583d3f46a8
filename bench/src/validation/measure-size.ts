import { interleaved } from '../interleaved.ts';
import type { Contestant } from './contestants.ts';
import type { Pass, Passed } from './pass.ts';

/**
 * The result of one contestant at one size: milliseconds, and milliseconds of processor time, per file and round, and
 * the peak memory of its process; or the reason for a missing result.
 */
export type MeasuredRun =
  | {
      readonly name: string;
      readonly perFile: readonly number[];
      readonly processorPerFile: readonly number[];
      readonly peakBytes: number;
    }
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

/** Rounds at the beginning that do not count: the engine still compiles then, more than in a worker that has validated before. */
const warmUpRounds = 1;

/** Runs all contestants in turn on one file. */
export const measureSize = async (
  contestants: readonly Contestant[],
  pass: Pass,
  rounds: number,
): Promise<readonly MeasuredRun[]> => {
  const samples = new Map<string, Passed | { readonly skipped: string }>();
  for (const contestant of contestants) samples.set(contestant.name, await firstSample(contestant, pass.file));
  const able = contestants.filter(({ name }) => 'valid' in (samples.get(name) ?? {}));
  const processor = new Map(able.map(({ name }) => [name, [] as number[]]));
  const measured = async ({ name, run }: Contestant): Promise<number> => {
    const { milliseconds, processorMilliseconds } = await run(pass);
    processor.get(name)?.push(processorMilliseconds / pass.times);
    return milliseconds / pass.times;
  };
  const runs = able.map((contestant) => [contestant.name, () => measured(contestant)] as const);
  const times = await interleaved(warmUpRounds + rounds, Object.fromEntries(runs));
  for (const contestant of contestants) await contestant.end();
  return contestants.map(({ name }) => {
    const look = samples.get(name);
    if (look === undefined || 'skipped' in look) return { name, skipped: look?.skipped ?? '' };
    const [perFile = [], processorPerFile = []] = [times[name], processor.get(name)].map((all) =>
      all?.slice(warmUpRounds),
    );
    return { name, perFile, processorPerFile, peakBytes: look.peakBytes };
  });
};
