import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import type { AcceptedReferences, ClearingResult } from '../clearing-input.ts';
import { confirmedStatus } from '../message-parser/read-r-transaction.ts';
import { clearRTransactions } from './clear-r-transactions.ts';
import { type JudgedRTransaction, judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown } from './original-checks.ts';
import { type RTransactionCheck, rTransactionFault, transactionOf } from './r-transaction-check.ts';
import { confirmationReasonFits } from './reason-checks.ts';

/** XT75: the payment waits for its confirmation, and the time-out has not passed. */
const isAwaited =
  (now: string): RTransactionCheck =>
  ({ rTransaction, original }) => {
    const { confirmation, answerUntil, timesOutAt: at = answerUntil ?? '', requestedStatus } = original ?? {};
    if (requestedStatus !== undefined) return undefined;
    if (answerUntil !== undefined && now < answerUntil) return undefined;
    if (answerUntil !== undefined) return rTransactionFault('XT75', 'confirmationLate', rTransaction, { at });
    if (confirmation === undefined) return rTransactionFault('XT75', 'noConfirmationAwaited', rTransaction);
    if (at <= now) return rTransactionFault('XT75', 'confirmationLate', rTransaction, { at });
    return confirmation === 'awaited' ? undefined : rTransactionFault('XT75', 'noConfirmationAwaited', rTransaction);
  };

/** The answer to a status request can repeat an earlier answer. */
const isFirstAnswer: RTransactionCheck = (on) =>
  on.original?.requestedStatus === undefined ? isFirstOnItsSubject(on) : undefined;

/** XT77: the answer to a status request states the status that the payment has. */
const statesStatus: RTransactionCheck = ({ rTransaction, original }) => {
  const { requestedStatus } = original ?? {};
  const { status: stated = '' } = confirmedStatus(rTransaction);
  if (requestedStatus === undefined || requestedStatus === stated) return undefined;
  return rTransactionFault('XT77', 'statusDiffers', rTransaction, { stated, original: requestedStatus });
};

/** XT76: a confirmation accepts or rejects. */
const isFinal: RTransactionCheck = ({ rTransaction }) => {
  const { status = '' } = confirmedStatus(rTransaction);
  return ['ACCP', 'RJCT'].includes(status)
    ? undefined
    : rTransactionFault('XT76', 'statusNotFinal', rTransaction, { status });
};

/** A confirmation without a transaction (FF01) is about the only payment of the message. */
const aboutItsPayment = (judged: JudgedRTransaction): JudgedRTransaction => {
  const { of, original } = judged;
  const [only, ...others] = original?.results ?? [];
  if (only === undefined || others.length > 0 || transactionOf(of) !== undefined) return judged;
  return { ...judged, result: only };
};

const transactionIsKnown: RTransactionCheck = (on) =>
  transactionOf(on.rTransaction) === undefined && on.original !== undefined ? undefined : originalIsKnown(on);

/** What the verdict says of the answer to a payment that a tester requested. */
const reasonOf = ({ of, original }: JudgedRTransaction): readonly EngineReason[] => {
  if (original?.answerUntil === undefined) return [];
  const { requestedStatus: status } = original;
  const messageId = of.originalMessageId ?? '';
  if (status !== undefined) return [because('default', 'pacs.002', 'statusConfirmed', { messageId, status })];
  const name = confirmedStatus(of).status === 'RJCT' ? 'paymentDeclined' : 'paymentConfirmed';
  return [because('default', 'pacs.002', name, { messageId })];
};

/** The references to payments that testers requested, with the status by which their wait ends. */
const withStatus = (
  references: readonly AcceptedReferences[],
  judged: readonly JudgedRTransaction[],
): readonly AcceptedReferences[] =>
  references.map((reference) => {
    const about = judged.filter(({ of }) => of.originalMessageId === reference.originalMessageId);
    const isAwaitedAnswer = about.some(
      ({ original }) => original?.answerUntil !== undefined && original.requestedStatus === undefined,
    );
    if (!isAwaitedAnswer) return reference;
    const isRejected = about.some(({ of }) => confirmedStatus(of).status === 'RJCT');
    return { ...reference, status: isRejected ? 'RJCT' : 'ACCP' };
  });

/**
 * A pacs.002 of a participant, or of a tester who requested the payment, about an instant payment that it received. The clearing sends the confirmation to the sender
 * of the payment, so that the message itself is not forwarded.
 */
export const clearConfirmations = (intake: Intake): ClearingResult => {
  const checks = [
    isFirstAnswer,
    transactionIsKnown,
    isAwaited(intake.input.now),
    isFinal,
    statesStatus,
    confirmationReasonFits,
  ];
  const judged = judgeRTransactions(intake, checks).map(aboutItsPayment);
  const { acceptedReferences, ...result } = clearRTransactions(intake, judged, (accepted) => ({
    drafts: [],
    reasons: accepted.flatMap(reasonOf),
  }));
  return acceptedReferences === undefined
    ? result
    : { ...result, acceptedReferences: withStatus(acceptedReferences, judged) };
};
