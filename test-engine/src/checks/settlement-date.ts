import { addDays } from '@clearbench/calendars/iso-date';
import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { clearingDays, today } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';

/** Business days by which a settlement date may be ahead. */
const horizon = 5;
/** Calendar days by which a due date may be ahead. */
const calendarDaysAhead = 14;

const fault = (name: string, date: string, params = {}): BulkFault =>
  bulkFault('B05', 'DT01', name, { date, ...params });

export const requestedSettlementDate = ({ message }: Intake): string | undefined =>
  message.settlementDate ?? message.payments[0]?.settlementDate;

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

/**
 * A collection arrives at least one business day and at most two weeks before its due date, so that the debtor's bank
 * sees it in time.
 */
const whenDue = (date: string, input: ClearingInput): BulkFault | undefined => {
  const day = today(input.now);
  const days = clearingDays(input);
  if (date < day) return fault('dateGone', date, { today: day });
  if (!days.isOpen(date)) return closed(date, input, days.next(date));
  const until = days.add(date, -1);
  if (day > until) return fault('dateTooSoon', date, { until });
  const last = addDays(day, calendarDaysAhead);
  return date > last ? fault('dateFar', date, { last }) : undefined;
};

/** The business day of an instant clearing may already be the next one, in the evening and on closed days. */
const instantly = (date: string, input: ClearingInput): BulkFault | undefined => {
  const day = today(input.now);
  const next = clearingDays(input).next(day);
  return date < day || date > next ? fault('dateNotInstant', date, { today: day, next }) : undefined;
};

/** B05: the clearing can settle on the settlement date. */
export const settlesOnPossibleDate: BulkCheck = (intake) => {
  const { input, message } = intake;
  const date = requestedSettlementDate(intake);
  const isPayment = message.name === 'pacs.008' || message.name === 'pacs.003';
  if (date === undefined) return isPayment && settlesInBulks(input.scheme) ? fault('dateMissing', '') : undefined;
  if (!settlesInBulks(input.scheme)) return instantly(date, input);
  return message.name === 'pacs.003' ? whenDue(date, input) : inBulk(date, input);
};
