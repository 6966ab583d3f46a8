import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import type { Rule } from '@clearbench/validation-engine/rule';
import { startValidation } from '@clearbench/validation-engine/streaming-validation';
import { ruleCatalogue } from '../catalogue.ts';
import { findingText } from '../texts/finding-texts.ts';

const sentenceOf = (key: string, params: Readonly<Record<string, string | number>>): string =>
  findingText('en', key, params);

/** Validates a whole text with these rules, with those of the catalogue if left out. */
export const validate = (
  bytes: Uint8Array,
  profile: Profile,
  { rules = ruleCatalogue }: { readonly rules?: readonly Rule[] } = {},
): ValidationReport => {
  const validation = startValidation(profile, { rules, sentenceOf });
  validation.push(bytes);
  return validation.finish();
};
