import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import type { Rule } from '../rule.ts';
import { startValidation } from '../streaming-validation.ts';

/** Validates a whole text with these rules; the sentence of a finding is its key. */
export const validate = (
  bytes: Uint8Array,
  profile: Profile,
  { rules = [] }: { readonly rules?: readonly Rule[] } = {},
): ValidationReport => {
  const validation = startValidation(profile, { rules, sentenceOf: (key) => key });
  validation.push(bytes);
  return validation.finish();
};
