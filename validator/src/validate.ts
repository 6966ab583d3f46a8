import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { createValidation, type ValidationOptions } from './validation.ts';

/** Checks a message that is there as a whole. */
export const validate = (bytes: Uint8Array, profile: Profile, options?: ValidationOptions): ValidationReport => {
  const validation = createValidation(profile, options);
  validation.push(bytes);
  return validation.finish();
};

export type ChunkOptions = ValidationOptions & {
  /** Called before each chunk; true cancels the validation. */
  readonly isCancelled?: () => boolean;
};

/** Checks a message as it arrives; undefined when it was cancelled. */
export const validateChunks = async (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  profile: Profile,
  { isCancelled = () => false, ...options }: ChunkOptions = {},
): Promise<ValidationReport | undefined> => {
  const validation = createValidation(profile, options);
  for await (const chunk of chunks) {
    if (isCancelled()) return undefined;
    validation.push(chunk);
  }
  return isCancelled() ? undefined : validation.finish();
};
