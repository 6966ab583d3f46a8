import { earlyAnswer } from '../../../http/early-answer.ts';
import type { FileDetail } from './editor-ports.ts';

type Read = (fileId: string) => Promise<FileDetail>;

/** The id of the file at an address. */
export const fileIdAt = (pathname: string): string | undefined => /^\/file\/([^/]+)\/?$/.exec(pathname)?.[1];

/** Reads the file of the page's address at once, and other files when they are opened. */
export const readingEarly = (read: Read, fileId: string | undefined): Read => {
  if (fileId === undefined) return read;
  const early = earlyAnswer(() => read(fileId));
  return (wanted) => (wanted === fileId ? early() : read(wanted));
};
