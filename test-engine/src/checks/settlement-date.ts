import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { clearingDays, today } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';

/** Bank days a settlement date may lie ahead. */
const horizon = 5;

const fault = (name: string, date: string, params = {}): BulkFault =>
  bulkFault('B05', 'DT01', name, { date, ...params });

export const settlementDateAsked = ({ order }: Intake): string | undefined =>
  order.settlementDate ?? order.credits[0]?.settlementDate;

const closed = (date: string, { calendar }: ClearingInput, next: string): BulkFault =>
  typeof calendar === 'object'
    ? fault('dateClosedIn', date, { next, calendar: calendar.name })
    : fault('dateClosed', date, { next });

const inBulk = (date: string, input: ClearingInput): BulkFault | undefined => {
  const day = today(input.now);
  const days = clearingDays(input);
  if (date < day) return fault('dateGone', date, { today: day });
  if (!days.isOpen(date)) return closed(date, input, days.next(date));
  const last = days.add(day, horizon);
  return date > last ? fault('dateFar', date, { last }) : undefined;
};

/** The business day of an instant clearing may already be the next one, in the evening and over closed days. */
const instantly = (date: string, input: ClearingInput): BulkFault | undefined => {
  const day = today(input.now);
  const next = clearingDays(input).next(day);
  return date < day || date > next ? fault('dateNotInstant', date, { today: day, next }) : undefined;
};

/** B05: the settlement date is one on which the clearing can settle. */
export const settlesOnPossibleDate: BulkCheck = (intake) => {
  const { scheme } = intake.input;
  const date = settlementDateAsked(intake);
  if (date !== undefined) return settlesInBulks(scheme) ? inBulk(date, intake.input) : instantly(date, intake.input);
  return intake.order.name === 'pacs.008' && settlesInBulks(scheme) ? fault('dateMissing', '') : undefined;
};
