import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Ends the process at once. Threads of V8 that compile may wait for a garbage collection of the main thread, and within
 * `process.exit` the main thread waits for these threads, so that a process that has just started could stay for ever.
 * The collection lets them continue.
 */
export const endProcess = (exitCode: number): never => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  process.exit(exitCode);
};
