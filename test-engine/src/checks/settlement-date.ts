import { addTargetDays, isTargetDay, nextTargetDay } from '@clearbench/validation/rules/target-calendar';
import { today } from '../clearing/business-date.ts';
import type { Intake } from '../clearing/intake.ts';
import { type BulkCheck, type BulkFault, bulkFault } from './fault.ts';

/** Bank days a settlement date may lie ahead. */
const horizon = 5;

const fault = (name: string, date: string, params = {}): BulkFault =>
  bulkFault('B05', 'DT01', name, { date, ...params });

export const settlementDateAsked = ({ order }: Intake): string | undefined =>
  order.settlementDate ?? order.credits[0]?.settlementDate;

const inBulk = (date: string, now: string): BulkFault | undefined => {
  const day = today(now);
  if (date < day) return fault('dateGone', date, { today: day });
  if (!isTargetDay(date)) return fault('dateClosed', date, { next: nextTargetDay(date) });
  const last = addTargetDays(day, horizon);
  return date > last ? fault('dateFar', date, { last }) : undefined;
};

/** The business day of an instant clearing may already be the next one, in the evening and over a weekend. */
const instantly = (date: string, now: string): BulkFault | undefined => {
  const day = today(now);
  const next = nextTargetDay(day);
  return date < day || date > next ? fault('dateNotInstant', date, { today: day, next }) : undefined;
};

/** B05: the settlement date is one on which the clearing can settle. */
export const settlesOnPossibleDate: BulkCheck = (intake) => {
  const { scheme, now } = intake.input;
  const date = settlementDateAsked(intake);
  if (date !== undefined) return scheme === 'sct' ? inBulk(date, now) : instantly(date, now);
  return intake.order.name === 'pacs.008' && scheme === 'sct' ? fault('dateMissing', '') : undefined;
};
