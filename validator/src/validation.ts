import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { findingText } from '@clearbench/rules/texts/finding-texts';
import type { Rule } from '@clearbench/validation-engine/rule';
import {
  startValidation,
  type Validation,
  type ValidationLimits,
} from '@clearbench/validation-engine/streaming-validation';

export type ValidationOptions = ValidationLimits & {
  /** Rules to run instead of the catalogue's. */
  readonly rules?: readonly Rule[];
};

/** Starts the validation of one text; the memory does not depend on the length of the text. */
export const createValidation = (
  profile: Profile,
  { rules = ruleCatalogue, ...limits }: ValidationOptions = {},
): Validation =>
  startValidation(profile, { rules, sentenceOf: (key, params) => findingText('en', key, params) }, limits);
