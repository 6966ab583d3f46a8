import { bodyShareOf } from './body-gate.ts';

/**
 * Bytes of a body are collected in segments of this size, which are freed or reused immediately and do not wait for
 * garbage collection.
 */
const segmentSize = 1024 * 1024;
/** Most free segments that are kept for the next body. */
const mostFree = 16;
const free: ArrayBuffer[] = [];

const drop = (segment: ArrayBuffer): void => {
  if (free.length < mostFree) free.push(segment);
  else segment.transfer(0);
};

type Reading = {
  /** Thrown for a body above this number of bytes. */
  readonly limit: number;
  readonly tooLarge: () => Error;
};

/**
 * Reads a body into shared memory, so that a worker can use it without a copy, and counts it against the budget of its
 * request. `pieces` is the request itself or its decompressed stream. When the client disconnects or the body is too
 * large, all read bytes are freed at once.
 */
export const readBody = async (
  request: object,
  pieces: AsyncIterable<Uint8Array>,
  { limit, tooLarge }: Reading,
): Promise<Uint8Array> => {
  const held = bodyShareOf(request);
  const segments: ArrayBuffer[] = [];
  let length = 0;

  const take = (piece: Uint8Array): void => {
    for (let from = 0; from < piece.length; ) {
      const at = length % segmentSize;
      if (at === 0) segments.push(free.pop() ?? new ArrayBuffer(segmentSize));
      const part = piece.subarray(from, from + segmentSize - at);
      new Uint8Array(segments.at(-1) as ArrayBuffer).set(part, at);
      from += part.length;
      length += part.length;
    }
  };

  try {
    for await (const piece of pieces) {
      if (length + piece.length > limit) throw tooLarge();
      held?.atLeast(length + piece.length);
      take(piece);
    }
    const whole = new Uint8Array(new SharedArrayBuffer(length));
    for (let at = 0; at < length; at += segmentSize) {
      const segment = segments.shift() as ArrayBuffer;
      whole.set(new Uint8Array(segment, 0, Math.min(segmentSize, length - at)), at);
      drop(segment);
    }
    return whole;
  } finally {
    for (const segment of segments) drop(segment);
  }
};
