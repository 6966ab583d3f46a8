import { view } from '../view.ts';
import type { CalendarSettings } from './events.ts';

/** id = calendarName. Built-in calendars have no document. */
export type CalendarDocument = CalendarSettings & { readonly calendarName: string; readonly version: number };

export const calendarView = view<CalendarDocument>('calendar', { indexes: [['calendarName']] });
