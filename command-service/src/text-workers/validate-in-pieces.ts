import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { validateChunks } from '@clearbench/validator/validate';
import type { ValidationOptions } from '@clearbench/validator/validation';

const piece = 256 * 1024;

const piecesOf = function* (bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
};

/** Ten times the duration for the largest files; longer runs would block a worker. */
const mostSeconds = 60;

/** Validates a text and checks between chunks whether it was cancelled; undefined then. */
export const validateInPieces = (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
  options?: ValidationOptions,
): ValidationReport | undefined => validateChunks(piecesOf(bytes), profile, { mostSeconds, ...options, isCancelled });
