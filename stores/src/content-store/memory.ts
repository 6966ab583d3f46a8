import { createHash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { type ContentStore, notedEvery } from './content-store.ts';
import { behind, piecesOf } from './pieces.ts';

/** Contents in memory, uncompressed; `now` is in milliseconds. */
export const memoryContentStore = (now: () => number = Date.now): ContentStore => {
  const contents = new Map<string, readonly Uint8Array[]>();
  const putAt = new Map<string, number>();
  const open = lifecycleGuard();

  const chunksOf = (sha256: string): readonly Uint8Array[] => {
    open.pass();
    const pieces = contents.get(sha256);
    if (!pieces) throw new Failure('store.contentMissing', { sha256 });
    return pieces;
  };

  return {
    async put(bytes) {
      open.pass();
      const hash = createHash('sha256');
      const pieces: Uint8Array[] = [];
      for await (const piece of piecesOf(bytes)) {
        hash.update(piece);
        pieces.push(Uint8Array.from(piece));
      }
      open.pass();
      const sha256 = hash.digest('hex');
      contents.set(sha256, pieces);
      putAt.set(sha256, now());
      return { sha256, size: pieces.reduce((size, { length }) => size + length, 0) };
    },
    async has(sha256) {
      open.pass();
      return contents.has(sha256);
    },
    async *read(sha256, from = 0) {
      const pieces = chunksOf(sha256);
      async function* copies() {
        for (const piece of pieces) yield Uint8Array.from(piece);
      }
      yield* behind(copies(), from);
    },
    async size(sha256) {
      return chunksOf(sha256).reduce((size, { length }) => size + length, 0);
    },
    async get(sha256) {
      return Uint8Array.from(Buffer.concat(chunksOf(sha256)));
    },
    async remove(sha256, putBefore) {
      open.pass();
      return (putAt.get(sha256) ?? 0) < putBefore - notedEvery && contents.delete(sha256);
    },
    async close() {
      open.shut();
    },
  };
};
