import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { sameInstitution } from '@clearbench/validation/rules/bic';
import type { Intake } from '../clearing/intake.ts';
import type { OrderName } from '../order/order.ts';
import { type BulkCheck, type BulkFault, bulkFault, firstFault } from './fault.ts';
import { comesInTime } from './in-time.ts';

const isWellFormed: BulkCheck = ({ order }) =>
  order.wellFormed ? undefined : bulkFault('A07', 'FF01', 'notWellFormed');

const inTransfers: readonly OrderName[] = ['pacs.008', 'pacs.004', 'camt.056', 'camt.029', 'pacs.028'];
/** Instant payments are asked after by a status request alone. */
const inBulkTransfers: readonly OrderName[] = [...inTransfers, 'camt.027', 'camt.087'];
const inDebits: readonly OrderName[] = ['pacs.003', 'pacs.002', 'pacs.004', 'pacs.007', 'camt.056'];

const takenIn: Readonly<Record<Scheme, readonly OrderName[]>> = {
  sct: inBulkTransfers,
  inst: inTransfers,
  core: inDebits,
  b2b: inDebits,
};

const isTakenIn: BulkCheck = ({ input, order, dialect, isInFile }) => {
  const code = isInFile ? 'B07' : 'A06';
  const messageType = order.messageType ?? '-';
  const names = takenIn[input.scheme];
  if (order.name === undefined || !names.includes(order.name))
    return bulkFault(code, 'FF01', 'messageNotTaken', { messageType });
  const expected = dialect.versions[order.name];
  return messageType === expected ? undefined : bulkFault(code, 'FF01', 'versionNotTaken', { messageType, expected });
};

const fitsSchema: BulkCheck = ({ input }) =>
  input.messageErrors === 0 ? undefined : bulkFault('A08', 'FF01', 'schemaErrors', { count: input.messageErrors });

const comesFromSender: BulkCheck = ({ input, order, isInFile }) => {
  // A tester without a BIC in the profile speaks for everybody.
  if (input.sender.bic === '') return undefined;
  const named = order.instructing ?? order.payments[0]?.instructing ?? order.referrals[0]?.instructing;
  if (named === undefined || sameInstitution(named, input.sender.bic)) return undefined;
  // The sender's own BIC stands in their profile, and leaves with it: a verdict stays.
  return bulkFault(isInFile ? 'B06' : 'A01', 'AGNT', 'senderUnknown', { named });
};

/** What turns a bulk of a file away before anybody looks into it; the file's own faults are found before. */
export const bulkOfFileFault = (intake: Intake): BulkFault | undefined =>
  firstFault([isTakenIn, comesFromSender, comesInTime], intake);

/** What turns the whole file away before anybody looks at a bulk, in the order of asking. */
export const fileFault = (intake: Intake): BulkFault | undefined =>
  firstFault([isWellFormed, isTakenIn, fitsSchema, comesFromSender, comesInTime], intake);
