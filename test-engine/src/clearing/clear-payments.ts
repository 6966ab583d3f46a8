import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { requestedSettlementDate } from '../checks/settlement-date.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { deliveries } from '../follow-ups/deliveries.ts';
import type { FollowUpContext } from '../follow-ups/follow-up-context.ts';
import { incomingBulks, incomingTransfers } from '../follow-ups/incoming-transfers.ts';
import { inquiries } from '../follow-ups/inquiries.ts';
import { recalls } from '../follow-ups/recalls.ts';
import { returns } from '../follow-ups/returns.ts';
import { reversals } from '../follow-ups/reversals.ts';
import { settlementFailures } from '../follow-ups/settlement-failures.ts';
import { effectOf } from '../scenarios/effect.ts';
import { type BulkStatus, bulkStatusOf, verdictOf } from './bulk-status.ts';
import { type Settlement, settlementOf } from './business-date.ts';
import { undoneIn } from './cancelled-payments.ts';
import { clearToParticipant, type ToParticipant } from './clear-to-participant.ts';
import { type FileWide, fileWideOf } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';
import { statusDraft, statusReportSeconds } from './status-draft.ts';
import { timeOutNotes, timeOutOf } from './time-out.ts';
import { type TransactionResult, transactionResultsOf } from './transaction-result.ts';

const notes = (
  results: readonly TransactionResult[],
  wide: FileWide,
  { moved, date }: Settlement,
): readonly EngineReason[] => [
  ...results.flatMap(({ scripted }) => scripted.map(({ reason }) => reason)),
  ...results.flatMap(({ ignored }) => ignored),
  ...wide.ignored,
  ...(moved ? [because('check', 'cut-off', 'dateMoved', { date })] : []),
];

const followUps = (followUps: FollowUpContext): readonly Draft[] => {
  const incoming = incomingBulks(followUps);
  return [
    ...settlementFailures(followUps),
    ...deliveries(followUps),
    ...incomingTransfers(followUps, incoming),
    ...returns(followUps),
    ...recalls(followUps, incoming),
    ...inquiries(followUps, incoming),
    ...reversals(followUps, incoming),
  ];
};

/** The rejected payments of a partly accepted bulk. */
const rejectedIdsOf = (
  { groupStatus }: BulkStatus,
  results: readonly TransactionResult[],
): Pick<ClearingResult, 'rejectedTransactionIds'> => {
  if (groupStatus !== 'PART') return {};
  return {
    rejectedTransactionIds: results.flatMap(({ rejection, transfer }) => (rejection && transfer.transactionId) || []),
  };
};

/** The accepted payment of a single message to a participant. */
const awaitedBy = ([result, ...others]: readonly TransactionResult[]): ToParticipant['result'] | undefined => {
  if (result?.recipient === undefined || result.rejection !== undefined || others.length > 0) return undefined;
  return { ...result, recipient: result.recipient };
};

/** A valid pacs.008 or pacs.003: the result of each payment, and all later answers. */
export const clearPayments = (intake: Intake): ClearingResult => {
  const results = transactionResultsOf(intake, intake.message.payments);
  const wide = fileWideOf(results);
  const judged = results.map(({ transfer, rejection }) => ({ of: transfer, rejection }));
  const status = bulkStatusOf(judged);
  const settlement = settlementOf(intake.input, requestedSettlementDate(intake));
  const timeOut = timeOutOf(intake);
  const toParticipant = wide.silence === undefined ? awaitedBy(results) : undefined;
  if (timeOut && toParticipant) return clearToParticipant({ intake, result: toParticipant, wide, timeOut });
  const hasTimedOut = results.some(({ scripted, rejection }) => rejection && effectOf(scripted, 'timeOut'));
  const reportSeconds = hasTimedOut && timeOut ? timeOut.seconds : statusReportSeconds;
  const report = statusDraft(intake, judged, status, wide, reportSeconds);
  const all = [...notes(results, wide, settlement), ...timeOutNotes(timeOut, wide, report.dueAt)];
  const verdict = verdictOf(intake, judged, status, all);
  const common = { verdict, ...rejectedIdsOf(status, results), ...(timeOut ? { timeOut } : {}) };
  if (wide.silence !== undefined) return { ...common, answers: [], silence: wide.silence.reason };
  const accepted = status.groupStatus === 'RJCT' ? [] : results.filter(({ rejection }) => rejection === undefined);
  const isCancelled = undoneIn(intake.input, intake.message.messageId);
  const later = followUps({ intake, results: accepted, settlement, wide, isCancelled });
  const settles = accepted.some(
    ({ transfer, scripted }) => effectOf(scripted, 'settlementFailure') === undefined && !isCancelled(transfer),
  );
  const answers = deliver([report, ...later], intake, wide);
  return { ...common, answers, ...(settles ? { settlesAt: settlement.dueAt } : {}) };
};
