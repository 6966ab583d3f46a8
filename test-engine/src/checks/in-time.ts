import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { berlinClock } from '@clearbench/validation/rules/berlin-time';
import { clearingDays, openBusinessDate } from '../clearing/business-date.ts';
import type { DeskOfFile } from '../clearing/desk-of-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';
import { settlementDateAsked } from './settlement-date.ts';

const lateFault = (code: string, input: ClearingInput): BulkFault =>
  bulkFault(code, 'TM01', 'afterCutOff', { cutOff: input.clearing.cutOff, next: openBusinessDate(input) });

/** It is to settle today, and today is over; a day that is closed has no cut-off. */
const isLate: (...[intake]: Parameters<BulkCheck>) => boolean = (intake) => {
  const { input } = intake;
  const { date, time } = berlinClock(input.now);
  if (input.clearing.refusesLate !== true || !settlesInBulks(input.scheme)) return false;
  const isOver = time >= input.clearing.cutOff && clearingDays(input).isOpen(date);
  return isOver && settlementDateAsked(intake) === date;
};

/** What comes after the cut-off for the same day, where the environment does not move it to the next: A10 by itself, B05 beside bulks that came in time. */
export const comesInTime: BulkCheck = (intake) =>
  isLate(intake) ? lateFault(intake.isInFile ? 'B05' : 'A10', intake.input) : undefined;

/** A10: a file none of whose bulks can settle when it should. */
export const fileComesInTime = ({ input, intakes }: DeskOfFile): BulkFault | undefined => {
  const dated = intakes.filter((intake) => settlementDateAsked(intake) !== undefined);
  return dated.length > 0 && dated.every(isLate) ? lateFault('A10', input) : undefined;
};
