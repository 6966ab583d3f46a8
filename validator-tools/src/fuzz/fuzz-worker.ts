import { parentPort, workerData } from 'node:worker_threads';
import { faultsOf } from './faults-of.ts';
import { inputsOf } from './inputs.ts';

/** Which inputs of which seed; `at` tells who watches how far it is. */
export type Share = { readonly seed: number; readonly from: number; readonly to: number; readonly at: Int32Array };

/** What is wrong with one input. */
export type Fault = { readonly number: number; readonly faults: readonly string[] };

/** Processor time one input may take, in milliseconds: what else the machine does is not its fault. */
const longest = 1_000;

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const { seed, from, to, at } = workerData as Share;
const inputOf = inputsOf(seed);
for (let number = from; number < to; number++) {
  Atomics.store(at, 0, number);
  const input = inputOf(number);
  const before = process.threadCpuUsage();
  try {
    const found = faultsOf(input, seed + number);
    const { user, system } = process.threadCpuUsage(before);
    const milliseconds = Math.round((user + system) / 1_000);
    const faults = milliseconds > longest ? [...found, `it took ${milliseconds} ms`] : found;
    if (faults.length > 0) parentPort?.postMessage({ number, faults } satisfies Fault);
  } catch (error) {
    parentPort?.postMessage({ number, faults: [messageOf(error)] } satisfies Fault);
  }
}
Atomics.store(at, 0, to);
