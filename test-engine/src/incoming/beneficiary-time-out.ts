import { beneficiaryTimeOutSecondsOf } from '@clearbench/iso20022/rulebooks';
import { deliver } from '../answers/deliver.ts';
import { transactionFault } from '../checks/fault.ts';
import { bulkStatusOf } from '../clearing/bulk-status.ts';
import { nothingFileWide } from '../clearing/file-wide.ts';
import { takeIn } from '../clearing/intake.ts';
import { statusDraft } from '../clearing/status-draft.ts';
import type { ClearingInput, MadeAnswer } from '../clearing-input.ts';
import { inMessageEnvelopes } from '../envelopes/message-envelope.ts';

/** The code with which the clearing rejects an instant payment that the beneficiary's bank did not answer in time. */
const timeOutCode = 'AB05';

/** The rejection that the clearing sends to the beneficiary's bank if it does not answer the delivered payment in time. */
const rejectionOf = (input: ClearingInput, payment: MadeAnswer, seconds: number): MadeAnswer | undefined => {
  const { answerId } = payment.answer;
  const intake = takeIn({ ...input, bytes: payment.bytes, seed: `${input.seed}/${answerId}` });
  const judged = intake.message.payments.map((of) => ({
    of,
    rejection: transactionFault(timeOutCode, 'noConfirmation', { seconds }, of.transactionId),
  }));
  const draft = statusDraft(intake, judged, bulkStatusOf(judged), nothingFileWide, seconds);
  const [made] = inMessageEnvelopes(input, deliver([draft], intake, nothingFileWide));
  return made && { ...made, answer: { ...made.answer, answerId: `${answerId}-time-out` } };
};

/** Instant payments that a tester receives, each with the rejection at the time-out of the beneficiary. */
export const withTimeOuts = (input: ClearingInput, payments: readonly MadeAnswer[]): readonly MadeAnswer[] => {
  const seconds = beneficiaryTimeOutSecondsOf(input.rbVersion, input.clearing);
  return payments.map((payment) => {
    const rejection = rejectionOf(input, payment, seconds);
    return rejection === undefined ? payment : { ...payment, wait: { seconds, rejection } };
  });
};
