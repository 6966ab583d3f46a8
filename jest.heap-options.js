import { totalmem } from 'node:os';

const MiB = 2 ** 20;
/** Megabytes of heap that a worker may fill before its first full collection. */
const mostHeap = 1024;

/** The memory of the machine, or of the container where that has less. */
const available = () => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/**
 * Options of V8 for workers that run hundreds of test files. Each full collection visits the modules of the whole
 * product, and V8 starts from heaps for small processes: it would collect dozens of times what is not garbage.
 * All workers together begin with at most a sixth of the memory.
 */
export const heapOptions = (workers, memory = available()) => [
  `--initial-heap-size=${Math.min(mostHeap, Math.floor(memory / 6 / workers / MiB))}`,
  '--max-semi-space-size=32',
  // All cores have tests to run: helping threads would only share the work, at additional cost.
  '--no-concurrent-marking',
];
