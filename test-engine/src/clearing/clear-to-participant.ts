import type { Holder } from '@clearbench/contracts/sim-env/participants';
import type { TimeOut } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { statusReport } from '../answers/status-report.ts';
import type { TransactionFault } from '../checks/fault.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { deliveries } from '../follow-ups/deliveries.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { confirmedStatus } from '../message-parser/read-r-transaction.ts';
import { bulkStatusOf, type Judged, verdictOf } from './bulk-status.ts';
import { settlementOf } from './business-date.ts';
import type { FileWide } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';
import { statusDraft, statusReportSeconds } from './status-draft.ts';
import type { TransactionResult } from './transaction-result.ts';

/** An accepted instant payment to a participant, and what applies to the whole answer. */
export type ToParticipant = {
  readonly intake: Intake;
  readonly result: TransactionResult & { readonly recipient: Holder };
  readonly wide: FileWide;
  readonly timeOut: TimeOut;
};

/** The code of a clearing for a bank of the creditor that does not answer in time. */
const timeOutCode = 'AB05';

/** The delivery to the participant; it comes at once, because the time of the participant is short. */
const deliveryOf = ({ intake, result, wide }: ToParticipant): readonly Draft[] => {
  const settlement = settlementOf(intake.input, requestedSettlementDate(intake));
  return deliveries({ intake, results: [result], settlement, wide, isCancelled: () => false });
};

const judgedAs = (
  { result: { transfer } }: ToParticipant,
  rejection: TransactionFault | undefined,
): readonly Judged[] => [{ of: transfer, rejection }];

const reportOn = ({ intake, wide }: ToParticipant, judged: readonly Judged[]): Draft =>
  statusDraft(intake, judged, bulkStatusOf(judged), wide, statusReportSeconds);

/** The participant learns that the payment did not take place. */
const noticeFor = (to: ToParticipant, { messageId }: Draft, fault: TransactionFault): Draft => {
  const { intake, result, timeOut } = to;
  const { recipient, transfer } = result;
  const original = { messageId, messageType: intake.standard.versions['pacs.008'], createdAt: undefined };
  const statusId = intake.references('STX', 2);
  const lines = [{ statusId, status: 'RJCT' as const, code: fault.code, of: transfer }];
  return {
    file: 'CVF',
    messageId: intake.references('ST', 2),
    dueAt: timeOut.at,
    reason: fault.reason,
    recipient: { bic: recipient.bic, userId: recipient.userId },
    receiver: recipient.bic,
    aboutMessageId: messageId,
    document: (heading) => statusReport({ original, groupStatus: 'RJCT', perStatus: [], lines }, heading, intake),
  };
};

/** Until the answer of the participant: the delivery, and what happens at the time-out without an answer. */
const awaiting = (to: ToParticipant): ClearingResult => {
  const { intake, result, wide, timeOut } = to;
  const { bic } = result.recipient;
  const { transactionId } = result.transfer;
  const params = { code: timeOutCode, bic, seconds: timeOut.seconds };
  const fault = {
    code: timeOutCode,
    reason: because('check', 'time-out', 'participantTimeOut', params, transactionId),
  };
  const waits = because('default', '', 'awaitsParticipant', { bic, seconds: timeOut.seconds }, transactionId);
  const [accepted, rejected] = [judgedAs(to, undefined), judgedAs(to, fault)];
  const delivery = deliveryOf(to);
  const rejection = { ...reportOn(to, rejected), dueAt: timeOut.at };
  const notices = delivery.map((draft) => noticeFor(to, draft, fault));
  return {
    verdict: verdictOf(intake, accepted, bulkStatusOf(accepted), [waits]),
    awaits: { verdict: verdictOf(intake, rejected, bulkStatusOf(rejected), []) },
    answers: deliver([...delivery, rejection, ...notices], intake, wide),
    timeOut,
  };
};

/** After the answer of the participant: the confirmation for the sender, and the settlement of an accepted payment. */
const answered = (
  to: ToParticipant,
  { bytes, at }: { readonly bytes: Uint8Array; readonly at: string },
): ClearingResult => {
  const { intake, result, wide, timeOut } = to;
  const { bic } = result.recipient;
  const { status, code = '' } = confirmedStatus(parseMessage(bytes).rTransactions[0]);
  const isRejected = status === 'RJCT';
  const name = isRejected ? 'participantRejected' : 'participantAccepted';
  const reason = because('default', '', name, isRejected ? { bic, code } : { bic }, result.transfer.transactionId);
  const judged = judgedAs(to, isRejected ? { code, reason, by: bic } : undefined);
  const report = { ...reportOn(to, judged), reason, dueAt: at };
  return {
    verdict: verdictOf(intake, judged, bulkStatusOf(judged), [reason]),
    answers: deliver([...deliveryOf(to), report], intake, wide),
    timeOut,
    ...(isRejected ? {} : { settlesAt: at }),
  };
};

/** An instant payment to a participant: its confirmation waits for the answer of the participant until the time-out. */
export const clearToParticipant = (to: ToParticipant): ClearingResult => {
  const { participantAnswer } = to.intake.input;
  return participantAnswer === undefined ? awaiting(to) : answered(to, participantAnswer);
};
