import { isBuiltIn } from '@clearbench/contracts/calendar/built-in';
import { useTranslation } from 'react-i18next';

type Titled = { readonly calendarName: string; readonly title: string };

/** What a calendar is called in full: in the reader's language where it belongs to the product. */
export const useCalendarTitle = (): ((calendar: Titled) => string) => {
  const { t } = useTranslation();
  return ({ calendarName, title }) => (isBuiltIn(calendarName) ? t(`calendar.builtIn.${calendarName}`) : title);
};
