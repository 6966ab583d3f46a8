import type { AttemptResult } from '@clearbench/contracts/channel/commands';
import type { ErrorKey } from '@clearbench/contracts/errors';
import {
  type PayeeVerificationAnswer,
  type PayeeVerificationRequest,
  payeeVerificationAnswer,
} from '@clearbench/contracts/payee-verification/request';

export type ReadAnswer = { readonly answer: PayeeVerificationAnswer } | { readonly errorKey: string };

const badAnswer: ErrorKey = 'payeeVerification.badAnswer';

/** A result for what was requested, and the name of the account holder with a close match only. */
const isComplete = (
  { partyNameMatch, partyIdMatch, matchedName }: PayeeVerificationAnswer,
  { party }: Pick<PayeeVerificationRequest, 'party'>,
): boolean => {
  const isClose = partyNameMatch === 'CMTC';
  if (isClose !== (matchedName !== undefined)) return false;
  return party.name === undefined
    ? partyIdMatch !== undefined && partyNameMatch === undefined
    : partyNameMatch !== undefined && partyIdMatch === undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The answer of a bank to a request, or why its reply is none. */
export const readAnswer = (result: AttemptResult, request: Pick<PayeeVerificationRequest, 'party'>): ReadAnswer => {
  if (!result.ok) return { errorKey: result.errorKey ?? badAnswer };
  const { success, data } = payeeVerificationAnswer.safeParse(parsed(result.response ?? ''));
  return success && isComplete(data, request) ? { answer: data } : { errorKey: badAnswer };
};
