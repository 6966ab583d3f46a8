import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import { Failure } from '@clearbench/contracts/failure';

/** A file that is being uploaded, or that is not released yet. */
export type HeldFile = { readonly pieces: Uint8Array<ArrayBuffer>[]; size: number; changedAt: number };

type Limits = {
  /** Bytes of a file and of all files of a channel, and of all files of the process. */
  readonly largestFile: number;
  readonly mostBytes: number;
  /** Files of a channel. */
  readonly mostFiles: number;
  /** Milliseconds that a file is held. */
  readonly longest: number;
};

/**
 * The files that channels hold in memory before they arrive. They are limited in number, size and age, and a restart
 * drops them: only what arrived is acknowledged.
 */
export const heldFiles = (limits: Limits, now: () => number) => {
  const bytes = keyedCounter();
  const byChannel = new Map<string, Map<string, HeldFile>>();
  const folderOf = (channelId: string): Map<string, HeldFile> => byChannel.get(channelId) ?? new Map();

  const release = (channelId: string, file: HeldFile): void => {
    bytes.add(channelId, -file.size);
    file.size = 0;
    file.pieces.length = 0;
  };
  const remove = (channelId: string, name: string): HeldFile | undefined => {
    const folder = folderOf(channelId);
    const file = folder.get(name);
    folder.delete(name);
    if (folder.size === 0) byChannel.delete(channelId);
    return file;
  };
  /** Counts bytes that a channel holds; refused above the limits, of which one channel never has all. */
  const count = (channelId: string, size: number): void => {
    const isTooMuch = bytes.of(channelId) + size > limits.largestFile || bytes.total() + size > limits.mostBytes;
    if (isTooMuch) throw new Failure('request.serverBusy', { seconds: 5 });
    bytes.add(channelId, size);
  };

  return {
    count,
    begin: (): HeldFile => ({ pieces: [], size: 0, changedAt: now() }),
    append: (channelId: string, file: HeldFile, offset: number, piece: Uint8Array): void => {
      if (offset !== file.size) throw new Failure('channel.notInOrder');
      if (file.size + piece.length > limits.largestFile)
        throw new Failure('file.tooLarge', { limit: limits.largestFile });
      count(channelId, piece.length);
      file.pieces.push(Uint8Array.from(piece));
      file.size += piece.length;
      file.changedAt = now();
    },
    /** Holds a file under a name, instead of an earlier one. */
    keep: (channelId: string, name: string, file: HeldFile): void => {
      const folder = folderOf(channelId);
      const earlier = folder.get(name);
      if (!earlier && folder.size >= limits.mostFiles)
        throw new Failure('channel.tooManyHeld', { limit: limits.mostFiles });
      if (earlier && earlier !== file) release(channelId, earlier);
      folder.set(name, file);
      byChannel.set(channelId, folder);
    },
    find: (channelId: string, name: string): HeldFile | undefined => folderOf(channelId).get(name),
    remove,
    release,
    of: (channelId: string): readonly (readonly [string, HeldFile])[] => [...folderOf(channelId)],
    /** Drops the files that are too old. */
    expire: (): void => {
      for (const [channelId, folder] of [...byChannel])
        for (const [name, file] of [...folder]) {
          if (now() - file.changedAt <= limits.longest) continue;
          remove(channelId, name);
          release(channelId, file);
        }
    },
    bytes: (): number => bytes.total(),
  };
};
export type HeldFiles = ReturnType<typeof heldFiles>;
