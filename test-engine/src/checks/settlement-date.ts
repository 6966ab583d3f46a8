import {
  nearestSettlementDate,
  type SettlementDates,
  settlementDateFault,
} from '@clearbench/calendars/settlement-dates';
import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { bulkDatesOf, dueDatesOf, instantDatesOf } from '@clearbench/rules/clearing-days';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';

const fault = (name: string, date: string, params = {}): BulkFault =>
  bulkFault('B05', 'DT01', name, { date, ...params });

export const requestedSettlementDate = ({ message }: Intake): string | undefined =>
  message.settlementDate ?? message.payments[0]?.settlementDate;

const closed = (date: string, { calendar }: ClearingInput, next: string): BulkFault =>
  typeof calendar === 'object'
    ? fault('dateClosedIn', date, { next, calendar: calendar.name })
    : fault('dateClosed', date, { next });

/** Rejects what the validator reports: both ask the same dates. */
const within = (date: string, dates: SettlementDates, input: ClearingInput): BulkFault | undefined => {
  const { days, today: day, last } = dates;
  switch (settlementDateFault(date, dates)) {
    case 'past':
      return fault('dateGone', date, { today: day });
    case 'closed':
      return closed(date, input, nearestSettlementDate(date, dates));
    case 'soon':
      return fault('dateTooSoon', date, { until: days.add(date, -1) });
    case 'far':
      return fault('dateFar', date, { last });
    case undefined:
      return undefined;
  }
};

const instantly = (date: string, input: ClearingInput): BulkFault | undefined => {
  const dates = instantDatesOf(profileOfInput(input));
  if (settlementDateFault(date, dates) === undefined) return undefined;
  return fault('dateNotInstant', date, { today: dates.today, next: dates.last });
};

/** B05: the clearing can settle on the settlement date. */
export const settlesOnPossibleDate: BulkCheck = (intake) => {
  const { input, message } = intake;
  const date = requestedSettlementDate(intake);
  const isPayment = message.name === 'pacs.008' || message.name === 'pacs.003';
  if (date === undefined) return isPayment && settlesInBulks(input.scheme) ? fault('dateMissing', '') : undefined;
  if (!settlesInBulks(input.scheme)) return instantly(date, input);
  const profile = profileOfInput(input);
  return within(date, message.name === 'pacs.003' ? dueDatesOf(profile) : bulkDatesOf(profile), input);
};
