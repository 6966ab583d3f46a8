import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A JSON reply as bytes, to be sent more than once. */
export type WrittenReply = {
  readonly plain: Buffer;
  /** Compressed when somebody first asks for it, and kept. */
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
