import { berlinClock } from '@clearbench/calendars/berlin-time';
import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { clearingDays, openBusinessDate } from '../clearing/business-date.ts';
import type { ReceivedFile } from '../clearing/received-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';
import { requestedSettlementDate } from './settlement-date.ts';

const afterCutOffFault = (code: string, input: ClearingInput): BulkFault =>
  bulkFault(code, 'TM01', 'afterCutOff', { cutOff: input.clearing.cutOff, next: openBusinessDate(input) });

/** The requested day is today, and its cut-off has passed; a closed day has no cut-off. */
const isAfterCutOff: (...[intake]: Parameters<BulkCheck>) => boolean = (intake) => {
  const { input } = intake;
  const { date, time } = berlinClock(input.now);
  if (input.clearing.refusesLate !== true || !settlesInBulks(input.scheme)) return false;
  const isOver = time >= input.clearing.cutOff && clearingDays(input).isOpen(date);
  return isOver && requestedSettlementDate(intake) === date;
};

/**
 * Same-day payments after the cut-off, where the environment does not move them to the next day: A10 for a message, B05
 * for a bulk beside timely bulks.
 */
export const beforeCutOff: BulkCheck = (intake) =>
  isAfterCutOff(intake) ? afterCutOffFault(intake.isInFile ? 'B05' : 'A10', intake.input) : undefined;

/** A10: a file with only late bulks. */
export const fileBeforeCutOff = ({ input, intakes }: ReceivedFile): BulkFault | undefined => {
  const dated = intakes.filter((intake) => requestedSettlementDate(intake) !== undefined);
  return dated.length > 0 && dated.every(isAfterCutOff) ? afterCutOffFault('A10', input) : undefined;
};
