import { parentPort, workerData } from 'node:worker_threads';
import { suitesIn } from '@clearbench/command-service/suite-space/suite-texts';
import type { ThreadInput, ThreadOutput } from './run-in-threads.ts';
import { runSuites } from './run-suites.ts';

const { files, tags, choices, threads, remainder } = workerData as ThreadInput;
const loaded = suitesIn(files);

await runSuites({
  ...{ files, loaded, tags, choices },
  now: () => new Date().toISOString(),
  isMine: (number) => number % threads === remainder,
  onCase: (run, number, folder) => parentPort?.postMessage({ number, folder, run } satisfies ThreadOutput),
});
