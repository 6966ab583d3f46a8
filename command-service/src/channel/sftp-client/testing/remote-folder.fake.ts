import { Failure } from '@clearbench/contracts/failure';
import type { RemoteFiles } from '../remote-files.ts';

type Stored = { readonly bytes: Uint8Array; readonly modified: number };

/** Files of a server in memory, by path. A path in `unmovable` can be neither renamed nor removed. */
export const remoteFolder = (initial: Readonly<Record<string, string>> = {}) => {
  const stored = new Map<string, Stored>();
  const unmovable = new Set<string>();
  const calls: string[] = [];
  let clock = 1_000;
  const put = (path: string, text: string): void => {
    clock += 1;
    stored.set(path, { bytes: Buffer.from(text), modified: clock });
  };
  for (const [path, text] of Object.entries(initial)) put(path, text);
  const found = (path: string): Stored => {
    const file = stored.get(path);
    if (!file) throw new Failure('channel.serverRefused', { path });
    return file;
  };
  const movable = (path: string): Stored => {
    if (unmovable.has(path)) throw new Failure('channel.serverRefused', { path });
    return found(path);
  };
  const files: RemoteFiles = {
    list: async (folder) =>
      [...stored]
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, { bytes, modified }]) => ({ name: path.slice(folder.length + 1), size: bytes.length, modified })),
    stat: async (path) => {
      const file = stored.get(path);
      return file && { size: file.bytes.length, isFolder: false };
    },
    read: async (path, longest) => {
      calls.push(`read ${path}`);
      return found(path).bytes.subarray(0, longest);
    },
    write: async (path, bytes) => {
      calls.push(`write ${path}`);
      put(path, Buffer.from(bytes).toString());
    },
    rename: async (from, to) => {
      const file = movable(from);
      if (stored.has(to)) throw new Failure('channel.serverRefused', { path: to });
      calls.push(`rename ${from} ${to}`);
      stored.delete(from);
      stored.set(to, file);
    },
    remove: async (path) => {
      movable(path);
      calls.push(`remove ${path}`);
      stored.delete(path);
    },
  };
  return { files, put, unmovable, calls, paths: () => [...stored.keys()].toSorted() };
};
