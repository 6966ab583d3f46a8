import type { Profile } from './profile.ts';
import type { Rule } from './rule.ts';
import { ruleCatalogue } from './rules/catalogue.ts';
import { startValidation, type Validation, type ValidationLimits } from './streaming-validation.ts';
import { findingText } from './texts/finding-texts.ts';

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
