import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { type EditingState, editingSlice } from '../../editing/editing-slice.ts';
import { type ListingState, listingSlice } from '../../editing/listing-slice.ts';
import type { CalendarForm, StoredCalendar } from './calendar-form.ts';

export const calendarListSlice = listingSlice('calendarList');
export const calendarEditSlice = editingSlice('calendarEdit');

export type CalendarEdit = EditingState<StoredCalendar, CalendarForm>;

/** Every calendar a clearing can work by. */
export const selectCalendars = (
  state: Parameters<typeof calendarListSlice.selectors.selectListing>[0],
): ListingState<CalendarDetails> => calendarListSlice.selectors.selectListing(state) as ListingState<CalendarDetails>;

/** The calendar under the administrator's hands. */
export const selectCalendarEdit = (
  state: Parameters<typeof calendarEditSlice.selectors.selectEditing>[0],
): CalendarEdit => calendarEditSlice.selectors.selectEditing(state) as unknown as CalendarEdit;
