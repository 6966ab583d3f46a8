import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { standardOfInquiries } from '../answers/message-standard.ts';
import { instructingBank } from '../clearing/acting-sender.ts';
import type { Intake } from '../clearing/intake.ts';
import type { MessageName } from '../message-parser/parsed-message.ts';
import { beforeCutOff } from './cut-off.ts';
import { type BulkCheck, type BulkFault, bulkFault, firstFault } from './fault.ts';

const isWellFormed: BulkCheck = ({ message }) =>
  message.wellFormed ? undefined : bulkFault('A07', 'FF01', 'notWellFormed');

const inTransfers: readonly MessageName[] = ['pacs.008', 'pacs.004', 'camt.056', 'camt.029', 'pacs.028'];
/** Instant payments have status requests as their only inquiry. */
const inBulkTransfers: readonly MessageName[] = [...inTransfers, 'camt.027', 'camt.087'];
const inDebits: readonly MessageName[] = ['pacs.003', 'pacs.002', 'pacs.004', 'pacs.007', 'camt.056'];

const acceptedNames: Readonly<Record<Scheme, readonly MessageName[]>> = {
  sct: inBulkTransfers,
  inst: [...inTransfers, 'pacs.002'],
  core: inDebits,
  b2b: inDebits,
};

const isAcceptedType: BulkCheck = ({ input, message, standard, isInFile }) => {
  const code = isInFile ? 'B07' : 'A06';
  const messageType = message.messageType ?? '-';
  const names = acceptedNames[input.scheme];
  if (message.name === undefined || !names.includes(message.name))
    return bulkFault(code, 'FF01', 'messageNotTaken', { messageType });
  const expected = standard.versions[message.name];
  // In older rulebooks the answer to an inquiry has a version of its own.
  const isAnswer = standardOfInquiries(standard).versions[message.name] === messageType;
  return messageType === expected || isAnswer
    ? undefined
    : bulkFault(code, 'FF01', 'versionNotTaken', { messageType, expected });
};

const fitsSchema: BulkCheck = ({ input }) =>
  input.messageErrors === 0 ? undefined : bulkFault('A08', 'FF01', 'schemaErrors', { count: input.messageErrors });

const isFromSender: BulkCheck = ({ input, message, isInFile }) => {
  // A sender without a BIC in the profile may use any BIC.
  if (input.sender.bic === '') return undefined;
  const named = instructingBank(message);
  if (named === undefined || sameInstitution(named, input.sender.bic)) return undefined;
  // The sender's BIC is in the user's profile and is deleted with it, so the verdict does not contain it.
  return bulkFault(isInFile ? 'B06' : 'A01', 'AGNT', 'senderUnknown', { named });
};

/**
 * The first fault for which a bulk of a file is rejected before its transactions; faults of the file are found before.
 */
export const bulkOfFileFault = (intake: Intake): BulkFault | undefined =>
  firstFault([isAcceptedType, isFromSender, beforeCutOff], intake);

/** The first fault for which the whole file is rejected. */
export const fileFault = (intake: Intake): BulkFault | undefined =>
  firstFault([isWellFormed, isAcceptedType, fitsSchema, isFromSender, beforeCutOff], intake);
