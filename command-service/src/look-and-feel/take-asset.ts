import type { Readable } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';

/** Reads an upload up to the size limit. Fails with `asset.tooLarge` {kilobytes}. */
export const takeAsset = async (
  request: Readable & { readonly headers?: Record<string, unknown> },
  limit: number,
): Promise<Buffer> => {
  const tooLarge = () => new Failure('asset.tooLarge', { place: '/body', kilobytes: Math.floor(limit / 1024) });
  if (Number(request.headers?.['content-length'] ?? 0) > limit) throw tooLarge();
  return Buffer.from(await readBody(request, request, { limit, tooLarge }));
};
