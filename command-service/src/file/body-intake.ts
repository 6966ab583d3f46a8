import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '@clearbench/contracts/failure';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';

type Incoming = Readable & { readonly headers?: IncomingHttpHeaders };

/** The size of decompressed chunks, so that a consumer who counts them can stop in time. */
const pieceSize = 64 * 1024;

async function* gunzipped(request: Incoming): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: pieceSize });
  // A client that disconnects ends neither stream by itself.
  const forget = finished(request, { writable: false }, (error) => error && gunzip.destroy(error));
  try {
    yield* request.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    if (request.errored) throw cause;
    throw new Failure('request.invalid', { place: '/body', reason: 'gzip' }, { cause });
  } finally {
    forget();
    request.unpipe(gunzip);
    // Discards the rest, so that the client receives the response.
    request.resume();
  }
}

/** The uncompressed body of a request. Fails with `request.encoding` {encoding} for other encodings than gzip. */
const unpackedBody = (request: Incoming): AsyncIterable<Uint8Array> => {
  const encoding = request.headers?.['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipped(request);
  throw new Failure('request.encoding', { encoding });
};

const declaredSize = ({ headers }: Incoming): number => Number(headers?.['content-length'] ?? 0);

/**
 * Reads a request's text into shared memory, so that a worker can validate it without a copy; compressed bytes count
 * uncompressed. Fails with `file.tooLarge` {limit} or `file.empty`.
 */
export const takeBody = async (request: Incoming, limit: number): Promise<Uint8Array> => {
  const tooLarge = () => new Failure('file.tooLarge', { limit });
  if (declaredSize(request) > limit) throw tooLarge();
  const bytes = await readBody(request, unpackedBody(request), { limit, tooLarge });
  if (bytes.length === 0) throw new Failure('file.empty');
  return bytes;
};
