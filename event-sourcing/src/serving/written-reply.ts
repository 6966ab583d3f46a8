import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A serialised JSON reply that can be sent more than once. */
export type WrittenReply = {
  readonly plain: Buffer;
  /** Compressed on the first request and then cached. */
  gzipped(): Promise<Buffer>;
};

const compress = promisify(gzip);

export const writtenReply = (reply: unknown): WrittenReply => {
  const plain = Buffer.from(JSON.stringify(reply));
  let packed: Promise<Buffer> | undefined;
  return {
    plain,
    gzipped: () => {
      packed ??= compress(plain);
      return packed;
    },
  };
};
