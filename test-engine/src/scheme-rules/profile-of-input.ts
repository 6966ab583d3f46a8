import type { Profile } from '@clearbench/iso20022/profile';
import type { ClearingInput } from '../clearing-input.ts';

/** The profile for the message: the environment's, or one derived from the clearing's input. */
export const profileOfInput = ({ profile, ...input }: ClearingInput): Profile => {
  if (profile !== undefined) return profile;
  const { scheme, rbVersion, now, sender, clearing, calendar } = input;
  const { bic, systemCode, cutOff, settlementHorizonDays, timeOutSeconds } = clearing;
  return {
    scheme,
    rbVersion,
    now,
    clearing: {
      bic,
      systemCode,
      cutOff,
      ...(settlementHorizonDays === undefined ? {} : { settlementHorizonDays }),
      ...(timeOutSeconds === undefined ? {} : { timeOutSeconds }),
      ...(calendar === undefined ? {} : { calendar }),
    },
    ...(sender.bic === '' ? {} : { senderBic: sender.bic }),
  };
};
