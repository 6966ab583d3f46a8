import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Intake } from '../clearing/intake.ts';
import { receivingSide } from '../message-parser/sides.ts';
import { refusals } from '../scheme-rules/refusals.ts';
import { type BulkCheck, type BulkFault, bulkFault, firstFault } from './fault.ts';
import { settlesOnPossibleDate } from './settlement-date.ts';
import { countFits, isSinglePayment, sumFits } from './totals.ts';

const isNew: BulkCheck = ({ input, message }) => {
  const { messageId } = message;
  if (messageId === undefined || input.seenMessage?.(messageId) !== true) return undefined;
  return bulkFault('B04', 'AM05', 'messageSeen', { messageId });
};

const namesSystem: BulkCheck = ({ input, message }) => {
  const expected = input.clearing.systemCode;
  if (message.systemCode === undefined || message.systemCode === expected) return undefined;
  return bulkFault('B99', 'FF01', 'systemWrong', { named: message.systemCode, expected });
};

/** The receiver is the clearing or, for instant payments, the other bank. */
const isMeantForUs: BulkCheck = ({ input, message }) => {
  if (message.name !== 'pacs.008' && message.name !== 'pacs.003') return undefined;
  const [first] = message.payments;
  const named = message.instructed ?? first?.instructed;
  if (named === undefined || sameInstitution(named, input.clearing.bic)) return undefined;
  const other = first && receivingSide(first).bic;
  if (other !== undefined && sameInstitution(named, other)) return undefined;
  return bulkFault('B06', 'AGNT', 'receiverWrong', { named, expected: input.clearing.bic });
};

const localInstruments = { core: 'CORE', b2b: 'B2B' } as const;

/** B07: a bulk contains collections of this clearing's scheme only. */
const isOfScheme: BulkCheck = ({ input: { scheme }, message: { payments } }) => {
  if (scheme !== 'core' && scheme !== 'b2b') return undefined;
  const expected = localInstruments[scheme];
  const unsupportedReason = payments.find(({ collection }) => collection && collection.localInstrument !== expected);
  if (unsupportedReason === undefined) return undefined;
  return bulkFault('B07', 'FF01', 'kindWrong', {
    named: unsupportedReason.collection?.localInstrument ?? '-',
    expected,
  });
};

/** The scheme rules about the bulk, after the clearing's own checks. */
const keepsRules: BulkCheck = ({ schemeFaults: { ofBulk } }) =>
  ofBulk &&
  bulkFault(ofBulk.code, refusals[ofBulk.ruleId]?.iso ?? 'FF01', 'ruleBroken', {
    rule: ofBulk.ruleId,
    path: ofBulk.path,
  });

/** The first fault for which the whole bulk is rejected. */
export const wholeBulkFault = (intake: Intake): BulkFault | undefined =>
  firstFault(
    [
      isNew,
      countFits,
      isSinglePayment,
      sumFits,
      settlesOnPossibleDate,
      isMeantForUs,
      namesSystem,
      isOfScheme,
      keepsRules,
    ],
    intake,
  );
