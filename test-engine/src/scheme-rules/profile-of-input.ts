import type { Profile } from '@clearbench/validation/profile';
import type { ClearingInput } from '../clearing-input.ts';

/** What the message is checked against: as the environment has it, or by what the clearing knows of itself. */
export const profileOfInput = ({ profile, ...input }: ClearingInput): Profile => {
  if (profile !== undefined) return profile;
  const { scheme, rbVersion, now, sender, clearing, calendar } = input;
  const { bic, systemCode, cutOff } = clearing;
  return {
    scheme,
    rbVersion,
    now,
    clearing: { bic, systemCode, cutOff, ...(calendar === undefined ? {} : { calendar }) },
    ...(sender.bic === '' ? {} : { senderBic: sender.bic }),
  };
};
