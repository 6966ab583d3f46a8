/** Most bytes of one chunk. */
export const pieceSize = 1024 * 1024;

/** Splits bytes into chunks of `pieceSize` with a shorter last one; empty input gives no chunk. */
export async function* piecesOf(bytes: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let gathered = 0;

  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
    for (let start = 0; start < chunk.length; ) {
      const part = chunk.subarray(start, start + pieceSize - gathered);
      parts.push(part);
      start += part.length;
      gathered += part.length;
      if (gathered < pieceSize) continue;
      yield joined(parts);
      parts = [];
      gathered = 0;
    }
  }
  if (gathered > 0) yield joined(parts);
}

/** The same chunks without their first bytes. */
export async function* behind(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const piece of pieces) {
    if (piece.length > left) yield left === 0 ? piece : piece.subarray(left);
    left = Math.max(0, left - piece.length);
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const [only] = parts;
  return only && parts.length === 1 ? only : Buffer.concat(parts);
};
