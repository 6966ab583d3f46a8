import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: names new files; all are removed when the test file ends. */
export const scratchFolder = (): ((name?: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  let count = 0;
  return (name = 'store.db') => {
    count += 1;
    return join(folder, `${count}-${name}`);
  };
};
