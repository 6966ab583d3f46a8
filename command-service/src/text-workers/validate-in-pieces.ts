import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ValidatedPart } from '@clearbench/validation-engine/parts/validated-part';
import { validateChunks } from '@clearbench/validator/validate';
import { createValidation, type ValidationOptions } from '@clearbench/validator/validation';
import { countBefore, type Division, piecesBetween } from './division.ts';

const piece = 256 * 1024;

const piecesOf = function* (bytes: Uint8Array, from = 0, to = bytes.length): Iterable<Uint8Array> {
  for (let at = from; at < to; at += piece) yield bytes.subarray(at, Math.min(at + piece, to));
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

/** Validates the second part of a divided text until it is to end; undefined if another thread cannot use that. */
export const validatePart = (
  bytes: Uint8Array,
  profile: Profile,
  division: Division,
  isToEnd: () => boolean,
  options?: ValidationOptions,
): ValidatedPart | undefined => {
  const validation = createValidation(profile, { mostSeconds, ...options });
  validation.push(bytes.subarray(0, division.beginning));
  if (!validation.beginPart(countBefore(bytes, division))) return undefined;
  for (const chunk of piecesBetween(bytes, division, piece)) {
    if (isToEnd()) break;
    validation.push(chunk);
  }
  return validation.endPart();
};

/**
 * Validates a divided text: takes over what another thread has validated by the time its part is reached, and reads the
 * part itself where that is not possible. The report is the same. Undefined if it was cancelled.
 */
export const validateDivided = async (
  bytes: Uint8Array,
  profile: Profile,
  { from }: Division,
  isCancelled: () => boolean,
  takePart: () => Promise<ValidatedPart | undefined>,
  options?: ValidationOptions,
): Promise<ValidationReport | undefined> => {
  const validation = createValidation(profile, { mostSeconds, ...options });
  const pushAll = (begin: number, end: number): boolean => {
    for (const chunk of piecesOf(bytes, begin, end)) {
      if (isCancelled()) return false;
      validation.push(chunk);
    }
    return !isCancelled();
  };
  if (!pushAll(0, from)) return undefined;
  const part = await takePart();
  const isJoined = part !== undefined && validation.joinPart(part);
  return pushAll(isJoined ? part.to.offset : from, bytes.length) ? validation.finish() : undefined;
};
