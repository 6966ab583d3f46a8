import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Draft } from '../answers/draft.ts';
import type { OriginalMessage } from '../answers/original-ids.ts';
import type { StatusLine } from '../answers/status-line.ts';
import { statusReport } from '../answers/status-report.ts';
import type { ParsedMessage } from '../message-parser/parsed-message.ts';
import type { BulkStatus, Judged } from './bulk-status.ts';
import { delayedBy } from './business-date.ts';
import { addSeconds } from './due-times.ts';
import type { FileWide } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because, reasonOfMany } from './reason.ts';

/** Seconds until the status report. */
export const statusReportSeconds = 1;

export const originalOf = ({ messageId, messageType, createdAt }: ParsedMessage): OriginalMessage => ({
  messageId: messageId ?? 'NOTPROVIDED',
  messageType: messageType ?? 'NOTPROVIDED',
  createdAt,
});

const linesOf = function* (judged: readonly Judged[], intake: Intake): Iterable<StatusLine> {
  for (const { of, rejection } of judged) {
    // An accepted instant payment is reported individually; in bulks only rejected transactions are.
    if (rejection === undefined && settlesInBulks(intake.input.scheme)) continue;
    const status = rejection === undefined ? 'ACCP' : 'RJCT';
    yield { statusId: intake.references('STX', of.position), status, code: rejection?.code, by: rejection?.by, of };
  }
};

const reasonFor = (judged: readonly Judged[], status: BulkStatus, { late }: FileWide): EngineReason => {
  const [first, ...others] = judged.flatMap(({ rejection }) => (rejection === undefined ? [] : [rejection.reason]));
  if (first !== undefined) return reasonOfMany([first, ...others]);
  return late?.reason ?? because('default', status.bulkCode, 'allAccepted', { count: status.all.count });
};

/** The status report, the one answer that every file gets. */
export const statusDraft = (
  intake: Intake,
  judged: readonly Judged[],
  status: BulkStatus,
  wide: FileWide,
  takes: number,
): Draft => {
  const { now, scheme } = intake.input;
  const { all, accepted, rejected, groupStatus } = status;
  const perStatus = [
    { status: 'ACCP' as const, ...accepted },
    { status: 'RJCT' as const, ...rejected },
  ];
  return {
    file: 'CVF',
    messageId: intake.references('ST', 1),
    dueAt: wide.late ? delayedBy(intake.input, now, wide.late.effect.delay) : addSeconds(now, takes),
    reason: reasonFor(judged, status, wide),
    document: (heading) =>
      statusReport(
        {
          original: originalOf(intake.message),
          groupStatus,
          ...(status.bulkCode === 'B08' && settlesInBulks(scheme) ? { groupReason: { code: 'B08', text: '' } } : {}),
          all,
          perStatus: settlesInBulks(scheme) ? perStatus : [],
          lines: linesOf(judged, intake),
        },
        heading,
        intake,
      ),
  };
};
