import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '@clearbench/contracts/failure';

/** `res` is the answer to it: what was read is held until that has gone. */
export type Incoming = Readable & { readonly headers?: IncomingHttpHeaders; readonly res?: Writable };

/** Comes out in pieces of this size, however small what went in was: whoever counts them can stop in time. */
const pieceSize = 64 * 1024;

async function* gunzipped(request: Incoming): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: pieceSize });
  // A caller who goes away in the middle ends neither by itself.
  const forget = finished(request, { writable: false }, (error) => error && gunzip.destroy(error));
  try {
    yield* request.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    if (request.errored) throw cause;
    throw new Failure('request.invalid', { place: '/body', reason: 'gzip' }, { cause });
  } finally {
    forget();
    request.unpipe(gunzip);
    // What is left of it is passed over, so that the caller hears the answer.
    request.resume();
  }
}

/** Unpacked bodies held by this process at a time, as a multiple of the largest there may be. */
const heldAtOnce = 3;
const aMoment = 5;
let held = 0;

/** A little that is sent may be much that is held: so all of it together is bounded, and who comes too soon comes again. */
async function* counted(request: Incoming, pieces: AsyncIterable<Uint8Array>, limit: number) {
  let own = 0;
  const letGo = (): void => {
    held -= own;
    own = 0;
  };
  if (request.res) finished(request.res, letGo);
  try {
    for await (const piece of pieces) {
      own += piece.length;
      held += piece.length;
      if (held > heldAtOnce * limit) throw new Failure('request.tooMany', { seconds: aMoment });
      yield piece;
    }
  } catch (error) {
    letGo();
    throw error;
  }
}

/** A request's body as its caller wrote it, gzip undone. Fails with `request.encoding` {encoding} where it is packed another way. */
export const unpackedBody = (request: Incoming, limit: number): AsyncIterable<Uint8Array> => {
  const encoding = request.headers?.['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  if (encoding === 'gzip' || encoding === 'x-gzip') return counted(request, gunzipped(request), limit);
  throw new Failure('request.encoding', { encoding });
};
