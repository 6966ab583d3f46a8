import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/validation/profile';
import { inPieces } from '@clearbench/validation/tokenizer/pieces';
import { validateChunks } from '@clearbench/validation/validate';

/** Checks a text and looks between pieces whether anybody still wants to know; undefined when not. */
export const validateInPieces = (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
): Promise<ValidationReport | undefined> => validateChunks(inPieces(bytes), profile, { isCancelled });
