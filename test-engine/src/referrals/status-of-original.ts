import type { Draft } from '../answers/draft.ts';
import { type StatusLine, statusReport } from '../answers/status-report.ts';
import { bulkStatusOf } from '../clearing/bulk-status.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Fate } from '../clearing/fate.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import { effectOf } from '../scenarios/effect.ts';
import type { JudgedReferral } from './judge-referrals.ts';
import type { KnownOriginal } from './known-originals.ts';
import { subjectOf } from './referral-check.ts';

/** Seconds until a status is looked up. */
const lookUpTakes = 2;

/** The status a transfer ended with: turned away at once, failed when it was to be booked, or taken. */
const finalCode = ({ rejection, scripted }: Fate): string | undefined =>
  rejection?.code ?? effectOf(scripted, 'settlementFailure')?.effect.code;

const lineOf = (fate: Fate, intake: Intake, number: number): StatusLine => {
  const code = finalCode(fate);
  const status = code === undefined ? 'ACCP' : 'RJCT';
  return { statusId: intake.references('STX', number, fate.transfer.position), status, code, of: fate.transfer };
};

const draft = (intake: Intake, number: number, known: string, report: Parameters<typeof statusReport>[0]): Draft => ({
  file: 'CVF',
  messageId: intake.references('ST', number),
  dueAt: addSeconds(intake.input.now, lookUpTakes),
  reason: because('default', 'pacs.028', known, { messageId: report.original.messageId, status: report.groupStatus }),
  document: (heading) => statusReport(report, heading, intake),
});

/** A pacs.002 with what became of an earlier pacs.008, or of those of its transactions that were asked for. */
export const statusOfKnown = (
  intake: Intake,
  number: number,
  original: KnownOriginal,
  asked: readonly JudgedReferral[],
): Draft => {
  const { fates } = original;
  const judged = fates.map(({ transfer, rejection }) => ({ of: transfer, rejection }));
  const { groupStatus, all } = bulkStatusOf(judged);
  const named = asked.some(({ of }) => subjectOf(of) === undefined)
    ? fates.filter((fate) => finalCode(fate) !== undefined)
    : asked.flatMap(({ fate }) => (fate === undefined ? [] : [fate]));
  const lines = named.map((fate) => lineOf(fate, intake, number));
  return draft(intake, number, 'statusKnown', {
    original: originalOf(original.order),
    groupStatus,
    all,
    perStatus: [],
    lines,
  });
};

/** A pacs.002 that says that the message asked for never came. */
export const statusOfUnknown = (intake: Intake, number: number, { of }: JudgedReferral): Draft => {
  const statusId = intake.references('STX', number, of.position);
  return draft(intake, number, 'statusUnknown', {
    original: {
      messageId: of.originalMessageId ?? 'NOTPROVIDED',
      messageType: of.originalMessageName ?? 'NOTPROVIDED',
      createdAt: undefined,
    },
    groupStatus: 'RJCT',
    perStatus: [],
    lines: [{ statusId, status: 'RJCT', code: 'AG09', of: { ...of, ownId: undefined } }],
  });
};
