import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The body of a request: a buffer that can be sent again, or a stream that can be sent once. */
export type Body = { readonly held: Buffer } | { readonly stream: IncomingMessage };

/** Most bytes of one buffered body, and of all together. */
const [mostHeld, mostHeldTogether] = [1024 * 1024, 64 * 1024 * 1024];
let bufferedBytes = 0;

/**
 * The body of a request to be forwarded, and a function that releases its memory. A small body is buffered within the
 * limit of the process; any other is streamed with backpressure.
 */
export const bodyOf = async (request: IncomingMessage): Promise<{ readonly body: Body; release(): void }> => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  const size = Number(length ?? 0);
  if (coding !== undefined || size > mostHeld || bufferedBytes + size > mostHeldTogether)
    return { body: { stream: request }, release: () => undefined };
  bufferedBytes += size;
  const release = (): void => {
    bufferedBytes -= size;
  };
  try {
    return { body: { held: length === undefined ? Buffer.alloc(0) : await buffer(request) }, release };
  } catch (error) {
    release();
    throw error;
  }
};
