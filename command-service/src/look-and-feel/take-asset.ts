import type { Readable } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';

/** Reads an upload as far as it may go. Fails with `asset.tooLarge` {kilobytes}. */
export const takeAsset = async (
  request: Readable & { readonly headers?: Record<string, unknown> },
  limit: number,
): Promise<Buffer> => {
  const tooLarge = () => new Failure('asset.tooLarge', { place: '/body', kilobytes: Math.floor(limit / 1024) });
  if (Number(request.headers?.['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
