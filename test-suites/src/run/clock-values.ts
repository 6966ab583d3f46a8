import { berlinClock } from '@clearbench/calendars/berlin-time';
import { environmentValues } from '@clearbench/template-engine/environment-values';
import type { Space } from './space.ts';

/** The name under which steps read the clock: `${clock.now}`. */
export const clockName = 'clock';

type ClockSpace = Pick<Space, 'now' | 'businessDays'>;

const today = ({ now }: ClockSpace): string => berlinClock(now()).date;

const values: Readonly<Record<string, (space: ClockSpace) => string>> = {
  now: ({ now }) => now(),
  /** A time of acceptance with three digits of milliseconds. */
  accepted: ({ now }) => environmentValues({ clearingSystemCode: '', now: now(), rbVersion: '2023' }).acceptedNow,
  today,
  businessDay: (space) => space.businessDays.onOrAfter(today(space)),
  nextBusinessDay: (space) => space.businessDays.next(today(space)),
};

export const clockFields: ReadonlySet<string> = new Set(Object.keys(values));

/** A value of the clock; undefined for an unknown field. */
export const clockValue = (field: string, space: ClockSpace): string | undefined =>
  Object.hasOwn(values, field) ? values[field]?.(space) : undefined;
