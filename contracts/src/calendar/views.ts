import { view } from '../view.ts';
import type { CalendarSettings } from './events.ts';

/** id = calendarName; only calendars of administrators have documents. */
export type CalendarDocument = CalendarSettings & { readonly calendarName: string; readonly version: number };

export const calendarView = view<CalendarDocument>('calendar', { indexes: [['calendarName']] });
