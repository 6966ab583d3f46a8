import { berlinEpoch } from './berlin-time.ts';
import { isIsoDate } from './iso-date.ts';

export type DateTime = {
  /** Milliseconds since 1970. */
  readonly epoch: number;
  /** The fraction of the second as written; '' without. */
  readonly fraction: string;
  /** `Z`, an offset, or '' for a local time. */
  readonly zone: string;
};

const shape = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d+))?(Z|[+-]\d{2}:\d{2})?$/;

/** Reads an ISODateTime; without a zone it is local time of the clearing. Undefined if it is not a date and time. */
export const readDateTime = (text: string): DateTime | undefined => {
  const match = shape.exec(text);
  if (match === null) return undefined;
  const [, date = '', time = '', fraction = '', zone = ''] = match;
  if (!isIsoDate(date)) return undefined;
  const local = `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  const epoch = zone === '' ? berlinEpoch(local) : Date.parse(local + zone);
  return Number.isNaN(epoch) ? undefined : { epoch, fraction, zone };
};
