import { writeSync } from 'node:fs';

/** Milliseconds until the next attempt when the reader has not emptied a non-blocking pipe. */
const pause = 10;
const sleeping = new Int32Array(new SharedArrayBuffer(4));
const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/**
 * Writes to a file descriptor, by default that of standard output, before it returns: the lines before `process.exit`
 * are never lost. A closed pipe or a full disk loses lines and ends neither the process nor its stop.
 */
export const standardOutput = (descriptor = 1) => ({
  write(text: string): void {
    let rest = Buffer.from(text);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (!isFull(error)) return;
        Atomics.wait(sleeping, 0, 0, pause);
      }
    }
  },
});
