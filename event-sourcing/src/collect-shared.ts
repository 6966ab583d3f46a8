import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly execution: 'async'; readonly type: 'major' }) => Promise<void>;

let collect: Collect | undefined;

const collector = (): Collect => {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as Collect;
  return collect;
};

/**
 * Released bytes after which a garbage collection pays, and milliseconds until the last users have dropped their
 * references.
 */
const [collectAfterBytes, delayMs] = [64 * 1024 * 1024, 250];

/**
 * Requests a garbage collection after this thread released enough shared memory. V8 does not count shared memory as
 * pressure, so that gigabytes would otherwise stay allocated.
 */
export const sharedMemoryCollector = () => {
  let released = 0;
  let timer: NodeJS.Timeout | undefined;
  return (bytes: number): void => {
    released += bytes;
    if (released < collectAfterBytes || timer) return;
    timer = setTimeout(() => {
      released = 0;
      timer = undefined;
      void collector()({ execution: 'async', type: 'major' });
    }, delayMs).unref();
  };
};
