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

/** Checks a message in chunks; undefined when it was cancelled. */
export const validateChunks = (
  chunks: Iterable<Uint8Array>,
  profile: Profile,
  { isCancelled = () => false, ...options }: ChunkOptions = {},
): ValidationReport | undefined => {
  const validation = createValidation(profile, options);
  for (const chunk of chunks) {
    if (isCancelled()) return undefined;
    validation.push(chunk);
  }
  return isCancelled() ? undefined : validation.finish();
};
