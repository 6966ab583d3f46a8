/** How a calendar is called in settings and addresses: capitals and digits, underscores between them. */
export const calendarNamePattern = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
export const longestCalendarName = 40;

/** A day of a year, YYYY-MM-DD; whether the month has that day is for the decider to say. */
export const dayPattern = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
export const mostHolidays = 2_000;
