import { Failure } from '@clearbench/contracts/failure';
import { type Incoming, unpackedBody } from './unpacked-body.ts';

const declaredSize = ({ headers }: Incoming): number => Number(headers?.['content-length'] ?? 0);

const grown = (buffer: Uint8Array, needed: number, limit: number): Uint8Array => {
  const larger = new Uint8Array(new SharedArrayBuffer(Math.min(limit, Math.max(needed, buffer.length * 2))));
  larger.set(buffer);
  return larger;
};

/**
 * Reads a request's text into shared memory, so that a worker can check it without a copy; what came packed counts as it
 * is unpacked. Fails with `file.tooLarge` {limit} or `file.empty`.
 */
export const takeBody = async (request: Incoming, limit: number): Promise<Uint8Array> => {
  const tooLarge = () => new Failure('file.tooLarge', { limit });
  const declared = declaredSize(request);
  if (declared > limit) throw tooLarge();
  let buffer = new Uint8Array(new SharedArrayBuffer(declared || 64 * 1024)) as Uint8Array;
  let length = 0;
  for await (const chunk of unpackedBody(request, limit)) {
    const needed = length + chunk.length;
    if (needed > limit) throw tooLarge();
    if (needed > buffer.length) buffer = grown(buffer, needed, limit);
    buffer.set(chunk, length);
    length = needed;
  }
  if (length === 0) throw new Failure('file.empty');
  return buffer.subarray(0, length);
};
