import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/validation/profile';
import { createValidation } from '@clearbench/validation/validate';

const piece = 256 * 1024;

/** Checks a text and looks between pieces whether anybody still wants to know; undefined when not. */
export const validateInPieces = (
  bytes: Uint8Array,
  profile: Profile,
  cancelled: () => boolean,
): ValidationReport | undefined => {
  const validation = createValidation(profile);
  for (let at = 0; at < bytes.length; at += piece) {
    if (cancelled()) return undefined;
    validation.push(bytes.subarray(at, at + piece));
  }
  return validation.finish();
};
