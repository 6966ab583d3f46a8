import type { FileDetail } from './editor-ports.ts';

type Read = (fileId: string) => Promise<FileDetail>;

/** The id of the file at an address. */
export const fileIdAt = (pathname: string): string | undefined => /^\/file\/([^/]+)\/?$/.exec(pathname)?.[1];

/**
 * Reads the file of the page's address at once, while the server tells who the user is. The first opening takes that
 * answer; one that failed, for instance before the visitor signed in, is read again, as is every later one.
 */
export const readingEarly = (read: Read, fileId: string | undefined): Read => {
  const early = fileId === undefined ? undefined : read(fileId).catch(() => undefined);
  let waiting = early;
  return async (wanted) => {
    if (wanted !== fileId || waiting === undefined) return read(wanted);
    const taken = waiting;
    waiting = undefined;
    return (await taken) ?? read(wanted);
  };
};
