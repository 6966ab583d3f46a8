import { IconDownload } from 'virtual:icons';
import { writeIcal } from '@clearbench/calendars/ical/write-ical';
import { isoDateOfDay } from '@clearbench/calendars/iso-date';
import { targetHolidays } from '@clearbench/calendars/target-holidays';
import type { Holiday } from '@clearbench/contracts/calendar/events';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { saveFile } from '../../parts/save-file.ts';
import type { Shown } from './use-day-texts.ts';

/** Years of computed days in a file. */
const computedYears = 5;

type Props = { readonly calendar: Shown & { readonly title: string }; readonly year: number };

/** Exports a calendar as an iCalendar file; computed days are exported for the year shown and the following ones. */
export const ExportDays = ({ calendar, year }: Props) => {
  const { t } = useTranslation();
  const computed = (): Record<string, Holiday> =>
    Object.fromEntries(
      Array.from({ length: computedYears }, (_, more) => [...targetHolidays(year + more)])
        .flat()
        .map(([day, holiday]) => [isoDateOfDay(day), { title: t(`calendar.target.${holiday}`) }] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const save = (): void => {
    const { calendarName, title, closedWeekdays } = calendar;
    const holidays = calendarName === 'TARGET' ? computed() : { ...calendar.holidays };
    const settings = { calendarName, title, closedWeekdays: [...closedWeekdays], holidays };
    const text = writeIcal(settings, new Date().toISOString(), t('calendar.field.closedWeekdays'));
    saveFile(text, `${calendarName.toLowerCase()}.ics`, 'text/calendar');
  };
  return (
    <Button icon={<IconDownload size={15} aria-hidden="true" />} onClick={save}>
      {t('calendar.export')}
    </Button>
  );
};
