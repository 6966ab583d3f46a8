import { type Scheme, settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import type { StatusLine } from '../answers/status-line.ts';
import { statusReport } from '../answers/status-report.ts';
import type { BulkFault } from '../checks/fault.ts';
import { countOf, sumOf } from '../checks/totals.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { addSeconds } from './due-times.ts';
import { nothingFileWide } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { originalOf, statusReportSeconds } from './status-draft.ts';

/** Ids of a message with an invalid structure may be too long for an answer. */
const fitting = (text: string): string => text.trim().slice(0, 35).trim() || 'NOTPROVIDED';

/** The single payment of an instant message, which is confirmed negatively with ISO's reason; no lines in other cases. */
const linesOf = ({ iso }: BulkFault, { input, message, references }: Intake): readonly StatusLine[] => {
  const [payment, another] = message.payments;
  if (input.scheme !== 'inst' || payment === undefined || another !== undefined) return [];
  return [{ statusId: references('STX', payment.position), status: 'RJCT', code: iso, of: payment }];
};

/** The clearing's own code in a batch clearing; for instant R-messages ISO's code, with the clearing's in the text. */
const groupReasonOf = ({ code, iso, reason }: BulkFault, scheme: Scheme) =>
  settlesInBulks(scheme) ? { code, text: `${iso}: ${reason.text}` } : { code: iso, text: `${code}: ${reason.text}` };

const draftOf = (intake: Intake, fault: BulkFault, level: 'file' | 'bulk'): Draft => {
  const { input, message } = intake;
  const { messageId, messageType, createdAt } = originalOf(message);
  const isReadable = level === 'bulk';
  const all = { count: countOf(message), sum: sumOf(message) };
  return {
    file: 'CVF',
    messageId: intake.references('ST', 1),
    dueAt: addSeconds(input.now, statusReportSeconds),
    reason: fault.reason,
    document: (heading) =>
      statusReport(
        {
          original: {
            messageId: fitting(messageId),
            messageType: fitting(messageType),
            createdAt: isReadable ? createdAt : undefined,
          },
          groupStatus: 'RJCT',
          groupReason: groupReasonOf(fault, input.scheme),
          ...(isReadable ? { all } : {}),
          perStatus: [],
          lines: linesOf(fault, intake),
        },
        heading,
        intake,
      ),
  };
};

/** A file or a bulk that is rejected as a whole: nothing is booked, and no transaction is checked. */
export const rejectWhole = (intake: Intake, fault: BulkFault, level: 'file' | 'bulk'): ClearingResult => {
  const { message } = intake;
  const transactions = countOf(message);
  return {
    verdict: {
      groupStatus: 'RJCT',
      fileCode: level === 'file' ? fault.code : 'A00',
      bulkCode: level === 'file' ? '' : fault.code,
      counts: { transactions, accepted: 0, rejected: transactions },
      ...(message.messageType === undefined ? {} : { messageType: message.messageType }),
      ...(message.messageId === undefined ? {} : { messageId: message.messageId }),
      reasons: [fault.reason],
    },
    answers: deliver([draftOf(intake, fault, level)], intake, nothingFileWide),
  };
};
