import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '@clearbench/contracts/failure';

export type Incoming = Readable & { readonly headers?: IncomingHttpHeaders };

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

/** A request's body as its caller wrote it, gzip undone. Fails with `request.encoding` {encoding} where it is packed another way. */
export const unpackedBody = (request: Incoming): AsyncIterable<Uint8Array> => {
  const encoding = request.headers?.['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipped(request);
  throw new Failure('request.encoding', { encoding });
};
