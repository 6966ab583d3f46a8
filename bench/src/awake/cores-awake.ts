import { availableParallelism } from 'node:os';
import { startChild } from '../child.ts';

/**
 * Runs something while no core falls asleep. To wake the core of a waiting client costs a server on a virtual machine
 * more than a small call, and only the server that keeps its client waiting pays it: a ratio would say how often the
 * client slept. The lowest priority gives way to everybody else.
 */
export const withCoresAwake = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const spinners = Array.from({ length: availableParallelism() }, () => startChild('./spin.ts', import.meta.url));
  try {
    await Promise.all(spinners.map((spinner) => spinner.ask('begin')));
    return await run();
  } finally {
    await Promise.all(spinners.map((spinner) => spinner.end()));
  }
};
