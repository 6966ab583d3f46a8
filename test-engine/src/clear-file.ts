import { isDirectDebit, settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { wholeBulkFault } from './checks/bulk-checks.ts';
import { bulkFault } from './checks/fault.ts';
import { bulkOfFileFault, fileFault } from './checks/file-checks.ts';
import { clearBulks } from './clearing/clear-bulks.ts';
import { clearPayments } from './clearing/clear-payments.ts';
import { type Intake, takeIn } from './clearing/intake.ts';
import { rejectWhole } from './clearing/reject-whole.ts';
import type { ClearingInput, ClearingResult } from './clearing-input.ts';
import { headerFault } from './envelopes/header-fault.ts';
import { inMessageEnvelopes } from './envelopes/message-envelope.ts';
import { clearInquiries } from './inquiries/clear-inquiries.ts';
import { clearCancellations } from './r-transactions/clear-cancellations.ts';
import { clearConfirmations } from './r-transactions/clear-confirmations.ts';
import { clearRecallRefusals } from './r-transactions/clear-recall-refusals.ts';
import { clearRecalls } from './r-transactions/clear-recalls.ts';
import { clearRejects } from './r-transactions/clear-rejects.ts';
import { clearReturns } from './r-transactions/clear-returns.ts';
import { clearReversals } from './r-transactions/clear-reversals.ts';
import { clearStatusRequests } from './r-transactions/clear-status-requests.ts';

export type {
  AcceptedReferences,
  BulkResult,
  ClearingInput,
  ClearingResult,
  EarlierMessage,
  MadeAnswer,
  MadeMessage,
  ScenarioInForce,
} from './clearing-input.ts';

const clearings = {
  'pacs.008': clearPayments,
  'pacs.003': clearPayments,
  'pacs.002': (intake) => (isDirectDebit(intake.input.scheme) ? clearRejects(intake) : clearConfirmations(intake)),
  'pacs.007': clearReversals,
  'pacs.004': clearReturns,
  'camt.056': (intake) => (isDirectDebit(intake.input.scheme) ? clearCancellations(intake) : clearRecalls(intake)),
  'camt.029': clearRecallRefusals,
  'pacs.028': clearStatusRequests,
  'camt.027': clearInquiries,
  'camt.087': clearInquiries,
} satisfies Record<string, (intake: Intake) => ClearingResult>;

/** One message: a whole file or one bulk. */
const clearMessage = (intake: Intake): ClearingResult => {
  const onFile = intake.isInFile ? undefined : fileFault(intake);
  if (onFile !== undefined) return rejectWhole(intake, onFile, 'file');
  const onBulk = (intake.isInFile ? bulkOfFileFault(intake) : undefined) ?? wholeBulkFault(intake);
  if (onBulk !== undefined) return rejectWhole(intake, onBulk, 'bulk');
  // A file without faults has an accepted message type.
  return clearings[intake.message.name ?? 'pacs.008'](intake);
};

const inEnvelopes = ({ input }: Intake, { answers, ...result }: ClearingResult): ClearingResult => ({
  ...result,
  answers: inMessageEnvelopes(input, answers),
});

const clearSingle = (input: ClearingInput): ClearingResult => {
  const intake = takeIn(input);
  const fault = headerFault(intake.input);
  return inEnvelopes(intake, fault === undefined ? clearMessage(intake) : rejectWhole(intake, fault, 'file'));
};

/**
 * The simulated clearing: its verdict on a file, and all its answers with due times and reasons. Pure: the same input
 * gives the same bytes.
 */
export const clearFile = (input: ClearingInput): ClearingResult => {
  const file = readEnvelope(input.bytes, input.forms ?? neutralForms);
  if (file === undefined) return clearSingle(input);
  if (settlesInBulks(input.scheme)) return clearBulks(input, file, clearMessage);
  const intake = takeIn(input);
  const fault = bulkFault('A06', 'FF01', 'filesNotTaken', { fileType: file.form.fileType });
  return inEnvelopes(intake, rejectWhole(intake, fault, 'file'));
};
