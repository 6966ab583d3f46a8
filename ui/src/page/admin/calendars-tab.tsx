import '../../calendar/administration/calendar.css';
import { CalendarList } from '../../calendar/administration/calendar-list.tsx';
import { addCalendarFeatures } from './calendar-features.ts';

addCalendarFeatures();

/** The calendars, under /admin/formats. */
export const CalendarsTab = () => <CalendarList />;
