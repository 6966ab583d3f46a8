import type { WriteStream } from 'node:tty';
import type { CaseRun } from '@clearbench/test-suites/run/case-run';

/** Milliseconds between two writes. */
const interval = 100;

/** Shows the number of finished cases on a terminal; writes nothing to a file or a pipe. */
export const progressOn = (stream: Pick<WriteStream, 'isTTY' | 'write'>) => {
  let done = 0;
  let failed = 0;
  let writtenAt = 0;
  const show = (text: string): void => void stream.write(`\r\u001b[K${text}`);
  return {
    add: ({ result, title }: Pick<CaseRun, 'result' | 'title'>): void => {
      done += 1;
      if (result !== 'passed') failed += 1;
      if (!stream.isTTY || Date.now() - writtenAt < interval) return;
      writtenAt = Date.now();
      show(`${done} cases, ${failed} not passed: ${title.slice(0, 60)}`);
    },
    clear: (): void => {
      if (stream.isTTY) show('');
    },
  };
};
