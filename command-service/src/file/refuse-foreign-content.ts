import { contentKind, headLength } from '@clearbench/content-kind/content-kind';
import { Failure } from '@clearbench/contracts/failure';
import { contentFailure } from '@clearbench/contracts/file/content-failure';

/** Refuses an upload that is not XML; the failure names its format. */
export const refuseForeignContent = async (bytes: Uint8Array): Promise<void> => {
  // Copies the first bytes, because decoders do not accept shared memory.
  const failure = contentFailure(await contentKind(bytes.slice(0, headLength)));
  if (failure) throw new Failure(failure.errorKey, failure.params);
};
