/** The name of a calendar in settings and URLs: capitals and digits, separated by underscores. */
export const calendarNamePattern = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
export const longestCalendarName = 40;

/** A day of a year, YYYY-MM-DD. The decider checks that the month has that day. */
export const dayPattern = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
export const mostHolidays = 2_000;
