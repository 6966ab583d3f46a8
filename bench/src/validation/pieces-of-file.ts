import { closeSync, openSync, readSync } from 'node:fs';

/** One for all files, which are read one after the other: what is measured is not how memory is asked for. */
const piece = new Uint8Array(64 * 1024);

/** A file as an upload arrives; each piece is good until the next is asked for. */
export const piecesOfFile = function* (file: string): Iterable<Uint8Array> {
  const from = openSync(file, 'r');
  try {
    for (let length = readSync(from, piece); length > 0; length = readSync(from, piece))
      yield piece.subarray(0, length);
  } finally {
    closeSync(from);
  }
};
