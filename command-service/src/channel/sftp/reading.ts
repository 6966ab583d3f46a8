import { Failure } from '@clearbench/contracts/failure';
import type { HeldFiles } from './held-files.ts';
import type { OpenFile } from './open-file.ts';

type Parts = {
  readonly channelId: string;
  readonly name: string;
  readonly held: Pick<HeldFiles, 'count'>;
  readonly size: number;
  read(): Promise<Uint8Array>;
};

/** An answer that a client reads; its bytes count while it is open. */
export const readingOf = async ({ channelId, name, held, size, read }: Parts): Promise<OpenFile> => {
  held.count(channelId, size);
  let isOpen = true;
  const release = (): undefined => {
    if (isOpen) held.count(channelId, -size);
    isOpen = false;
    return undefined;
  };
  try {
    const bytes = await read();
    return {
      name,
      size: () => bytes.length,
      read: (offset, length) => bytes.subarray(offset, offset + length),
      write: () => {
        throw new Failure('channel.wrongFolder', { path: name });
      },
      close: async () => release(),
      discard: release,
    };
  } catch (error) {
    release();
    throw error;
  }
};
