import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { settlementDateAsked } from '../checks/settlement-date.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { incomingBulks, incomingTransfers } from '../follow-ups/incoming-transfers.ts';
import { recalls } from '../follow-ups/recalls.ts';
import { returns } from '../follow-ups/returns.ts';
import { reversals } from '../follow-ups/reversals.ts';
import { settlementFailures } from '../follow-ups/settlement-failures.ts';
import type { Story } from '../follow-ups/story.ts';
import { effectOf } from '../scenarios/effect.ts';
import { type BulkStatus, bulkStatusOf, verdictOf } from './bulk-status.ts';
import { type Settlement, settlementOf } from './business-date.ts';
import { type Fate, fatesOf } from './fate.ts';
import { type FileWide, fileWideOf } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';
import { reportTakes, statusDraft, timeOutTakes } from './status-draft.ts';
import { undoneIn } from './undone.ts';

const notes = (fates: readonly Fate[], wide: FileWide, { moved, date }: Settlement): readonly EngineReason[] => [
  ...fates.flatMap(({ scripted }) => scripted.map(({ reason }) => reason)),
  ...fates.flatMap(({ ignored }) => ignored),
  ...wide.ignored,
  ...(moved ? [because('check', 'cut-off', 'dateMoved', { date })] : []),
];

const followUps = (story: Story): readonly Draft[] => {
  const incoming = incomingBulks(story);
  return [
    ...settlementFailures(story),
    ...incomingTransfers(story, incoming),
    ...returns(story),
    ...recalls(story, incoming),
    ...reversals(story, incoming),
  ];
};

/** Who was turned away while others were taken in. */
const turnedAwayOf = ({ groupStatus }: BulkStatus, fates: readonly Fate[]): Pick<ClearingOutcome, 'turnedAway'> => {
  if (groupStatus !== 'PART') return {};
  return { turnedAway: fates.flatMap(({ rejection, transfer }) => (rejection && transfer.transactionId) || []) };
};

/** A pacs.008 or pacs.003 whose file and bulk are in order: what becomes of each payment, and all that is heard of it later. */
export const clearPayments = (intake: Intake): ClearingOutcome => {
  const fates = fatesOf(intake, intake.order.payments);
  const wide = fileWideOf(fates);
  const judged = fates.map(({ transfer, rejection }) => ({ of: transfer, rejection }));
  const status = bulkStatusOf(judged);
  const settlement = settlementOf(intake.input, settlementDateAsked(intake));
  const verdict = verdictOf(intake, judged, status, notes(fates, wide, settlement));
  const turnedAway = turnedAwayOf(status, fates);
  if (wide.silence !== undefined) return { verdict, answers: [], silence: wide.silence.reason, ...turnedAway };
  const accepted = status.groupStatus === 'RJCT' ? [] : fates.filter(({ rejection }) => rejection === undefined);
  const hasTimedOut = fates.some(({ scripted, rejection }) => rejection && effectOf(scripted, 'timeOut'));
  const report = statusDraft(intake, judged, status, wide, hasTimedOut ? timeOutTakes : reportTakes);
  const isCancelled = undoneIn(intake.input, intake.order.messageId);
  const later = followUps({ intake, fates: accepted, settlement, wide, isCancelled });
  const settles = accepted.some(
    ({ transfer, scripted }) => effectOf(scripted, 'settlementFailure') === undefined && !isCancelled(transfer),
  );
  const answers = deliver([report, ...later], intake, wide);
  return { verdict, answers, ...(settles ? { settlesAt: settlement.dueAt } : {}), ...turnedAway };
};
