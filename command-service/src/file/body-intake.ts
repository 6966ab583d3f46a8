import { Failure } from '@clearbench/contracts/failure';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';
import { type Incoming, unpackedBody } from './unpacked-body.ts';

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
