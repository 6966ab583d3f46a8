import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { settlementDateAsked } from '../checks/settlement-date.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import type { FollowUpContext } from '../follow-ups/follow-up-context.ts';
import { incomingBulks, incomingTransfers } from '../follow-ups/incoming-transfers.ts';
import { recalls } from '../follow-ups/recalls.ts';
import { returns } from '../follow-ups/returns.ts';
import { reversals } from '../follow-ups/reversals.ts';
import { settlementFailures } from '../follow-ups/settlement-failures.ts';
import { effectOf } from '../scenarios/effect.ts';
import { type BulkStatus, bulkStatusOf, verdictOf } from './bulk-status.ts';
import { type Settlement, settlementOf } from './business-date.ts';
import { type FileWide, fileWideOf } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';
import { reportTakes, statusDraft, timeOutTakes } from './status-draft.ts';
import { type TransactionOutcome, transactionOutcomesOf } from './transaction-outcome.ts';
import { undoneIn } from './undone.ts';

const notes = (
  outcomes: readonly TransactionOutcome[],
  wide: FileWide,
  { moved, date }: Settlement,
): readonly EngineReason[] => [
  ...outcomes.flatMap(({ scripted }) => scripted.map(({ reason }) => reason)),
  ...outcomes.flatMap(({ ignored }) => ignored),
  ...wide.ignored,
  ...(moved ? [because('check', 'cut-off', 'dateMoved', { date })] : []),
];

const followUps = (followUps: FollowUpContext): readonly Draft[] => {
  const incoming = incomingBulks(followUps);
  return [
    ...settlementFailures(followUps),
    ...incomingTransfers(followUps, incoming),
    ...returns(followUps),
    ...recalls(followUps, incoming),
    ...reversals(followUps, incoming),
  ];
};

/** The rejected payments of a partly accepted bulk. */
const turnedAwayOf = (
  { groupStatus }: BulkStatus,
  outcomes: readonly TransactionOutcome[],
): Pick<ClearingOutcome, 'turnedAway'> => {
  if (groupStatus !== 'PART') return {};
  return { turnedAway: outcomes.flatMap(({ rejection, transfer }) => (rejection && transfer.transactionId) || []) };
};

/** A valid pacs.008 or pacs.003: the result of each payment, and all later answers. */
export const clearPayments = (intake: Intake): ClearingOutcome => {
  const outcomes = transactionOutcomesOf(intake, intake.order.payments);
  const wide = fileWideOf(outcomes);
  const judged = outcomes.map(({ transfer, rejection }) => ({ of: transfer, rejection }));
  const status = bulkStatusOf(judged);
  const settlement = settlementOf(intake.input, settlementDateAsked(intake));
  const verdict = verdictOf(intake, judged, status, notes(outcomes, wide, settlement));
  const turnedAway = turnedAwayOf(status, outcomes);
  if (wide.silence !== undefined) return { verdict, answers: [], silence: wide.silence.reason, ...turnedAway };
  const accepted = status.groupStatus === 'RJCT' ? [] : outcomes.filter(({ rejection }) => rejection === undefined);
  const hasTimedOut = outcomes.some(({ scripted, rejection }) => rejection && effectOf(scripted, 'timeOut'));
  const report = statusDraft(intake, judged, status, wide, hasTimedOut ? timeOutTakes : reportTakes);
  const isCancelled = undoneIn(intake.input, intake.order.messageId);
  const later = followUps({ intake, outcomes: accepted, settlement, wide, isCancelled });
  const settles = accepted.some(
    ({ transfer, scripted }) => effectOf(scripted, 'settlementFailure') === undefined && !isCancelled(transfer),
  );
  const answers = deliver([report, ...later], intake, wide);
  return { verdict, answers, ...(settles ? { settlesAt: settlement.dueAt } : {}), ...turnedAway };
};
