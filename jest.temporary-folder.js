import { mkdirSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Bytes that must be free; all tests together write less than half of it. */
const needed = 4 * 2 ** 30;

const freeBytes = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * The folder for data of tests: in memory where Linux offers enough of it, because a flush to a disk blocks a test.
 * A killed process loses nothing that it has written there, as on a disk.
 */
export const temporaryFolder = () => {
  if (process.env.TMPDIR !== undefined || freeBytes(memory) < needed) return process.env.TMPDIR;
  const folder = `${memory}/clearbench-tests`;
  mkdirSync(folder, { recursive: true });
  return folder;
};
