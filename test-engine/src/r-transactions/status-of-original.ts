import type { Draft } from '../answers/draft.ts';
import type { StatusLine } from '../answers/status-line.ts';
import { statusReport } from '../answers/status-report.ts';
import { bulkStatusOf } from '../clearing/bulk-status.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import { effectOf } from '../scenarios/effect.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';
import type { KnownOriginal } from './known-originals.ts';
import { subjectOf } from './r-transaction-check.ts';

/** Seconds until the status is answered. */
const lookUpSeconds = 2;

/** The final status of a transfer: rejected, failed at booking, or accepted. */
const finalCode = ({ rejection, scripted }: TransactionResult): string | undefined =>
  rejection?.code ?? effectOf(scripted, 'settlementFailure')?.effect.code;

const lineOf = (result: TransactionResult, intake: Intake, number: number): StatusLine => {
  const code = finalCode(result);
  const status = code === undefined ? 'ACCP' : 'RJCT';
  return { statusId: intake.references('STX', number, result.transfer.position), status, code, of: result.transfer };
};

const draft = (intake: Intake, number: number, known: string, report: Parameters<typeof statusReport>[0]): Draft => ({
  file: 'CVF',
  messageId: intake.references('ST', number),
  dueAt: addSeconds(intake.input.now, lookUpSeconds),
  reason: because('default', 'pacs.028', known, { messageId: report.original.messageId, status: report.groupStatus }),
  document: (heading) => statusReport(report, heading, intake),
});

/** A pacs.002 with the status of an earlier pacs.008, or of the requested transactions. */
export const statusOfKnown = (
  intake: Intake,
  number: number,
  original: KnownOriginal,
  requested: readonly JudgedRTransaction[],
): Draft => {
  const { results } = original;
  const judged = results.map(({ transfer, rejection }) => ({ of: transfer, rejection }));
  const { groupStatus, all } = bulkStatusOf(judged);
  // A confirmation of an instant payment repeats it; other reports list rejected transactions only.
  const isListed = (result: TransactionResult): boolean =>
    intake.input.scheme === 'inst' || finalCode(result) !== undefined;
  const named = requested.some(({ of }) => subjectOf(of) === undefined)
    ? results.filter(isListed)
    : requested.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const lines = named.map((result) => lineOf(result, intake, number));
  return draft(intake, number, 'statusKnown', {
    original: originalOf(original.message),
    groupStatus,
    all,
    perStatus: [],
    lines,
  });
};

/** A pacs.002 for an unknown message. */
export const statusOfUnknown = (intake: Intake, number: number, { of }: JudgedRTransaction): Draft => {
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
