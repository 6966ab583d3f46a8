import { isBuiltIn } from '@clearbench/contracts/calendar/built-in';
import { useTranslation } from 'react-i18next';

type Titled = { readonly calendarName: string; readonly title: string };

/** The full title of a calendar, in the user's language for built-in calendars. */
export const useCalendarTitle = (): ((calendar: Titled) => string) => {
  const { t } = useTranslation();
  return ({ calendarName, title }) => (isBuiltIn(calendarName) ? t(`calendar.builtIn.${calendarName}`) : title);
};
