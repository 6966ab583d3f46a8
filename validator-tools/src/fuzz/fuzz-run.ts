import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Fault } from './fuzz-worker.ts';

export type FuzzRun = { readonly inputs: number; readonly seed: number; readonly onProgress?: (done: number) => void };

/** Milliseconds after which a reader hangs, for whatever reason; and the memory all of them may have, in MB. */
const [longest, memory] = [20_000, 192];

/** Runs on from one input to the last; ends early, and says at which, where one took too long or too much memory. */
const runFrom = async (from: number, { inputs, seed, onProgress }: FuzzRun, faults: Fault[]): Promise<number> => {
  const at = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), {
    workerData: { seed, from, to: inputs, at },
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  worker.on('message', (fault: Fault) => faults.push(fault));
  let [seen, since] = [-1, performance.now()];
  let reason = '';
  worker.on('error', (error) => {
    reason = String(error);
  });
  const watch = setInterval(() => {
    const now = Atomics.load(at, 0);
    onProgress?.(now);
    if (now !== seen) [seen, since] = [now, performance.now()];
    else if (performance.now() - since > longest && now > from) {
      reason = `no answer within ${longest} ms`;
      void worker.terminate();
    }
  }, 100);
  await once(worker, 'exit');
  clearInterval(watch);
  const reached = Atomics.load(at, 0);
  if (reason === '') return inputs;
  faults.push({ number: reached, faults: [reason] });
  return reached + 1;
};

/** Gives a number of damaged texts to every reader of XML; returns faults with the number of the input. */
export const fuzz = async (run: FuzzRun): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  for (let from = 0; from < run.inputs && faults.length < 100; ) from = await runFrom(from, run, faults);
  return faults;
};
