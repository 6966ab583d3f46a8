import { sameInstitution } from '@clearbench/validation/rules/bic';
import type { Intake } from '../clearing/intake.ts';
import { type BulkCheck, type BulkFault, bulkFault, firstFault } from './fault.ts';
import { settlesOnPossibleDate } from './settlement-date.ts';
import { countFits, isAlone, sumFits } from './totals.ts';

const isNew: BulkCheck = ({ input, order }) => {
  const { messageId } = order;
  if (messageId === undefined || input.seenMessage?.(messageId) !== true) return undefined;
  return bulkFault('B04', 'AM05', 'messageSeen', { messageId });
};

const namesSystem: BulkCheck = ({ input, order }) => {
  const expected = input.clearing.systemCode;
  if (order.systemCode === undefined || order.systemCode === expected) return undefined;
  return bulkFault('B99', 'FF01', 'systemWrong', { named: order.systemCode, expected });
};

/** The receiver is the clearing or, as instant messages have it, the bank of the creditor. */
const isMeantForUs: BulkCheck = ({ input, order }) => {
  if (order.name !== 'pacs.008') return undefined;
  const [first] = order.credits;
  const named = order.instructed ?? first?.instructed;
  if (named === undefined || sameInstitution(named, input.clearing.bic)) return undefined;
  if (first?.creditor.bic !== undefined && sameInstitution(named, first.creditor.bic)) return undefined;
  return bulkFault('B06', 'AGNT', 'receiverWrong', { named, expected: input.clearing.bic });
};

/** What turns the whole bulk away, in the order of asking. */
export const wholeBulkFault = (intake: Intake): BulkFault | undefined =>
  firstFault([isNew, countFits, isAlone, sumFits, settlesOnPossibleDate, isMeantForUs, namesSystem], intake);
