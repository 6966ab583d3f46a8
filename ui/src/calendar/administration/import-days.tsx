import { IconUpload } from 'virtual:icons';
import type { IcalFault } from '@clearbench/calendars/ical/content-lines';
import { readIcal } from '@clearbench/calendars/ical/read-ical';
import { mostHolidays } from '@clearbench/contracts/calendar/patterns';
import { asShownName } from '@clearbench/contracts/shown-name';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import type { CalendarForm } from './calendar-form.ts';

type Props = {
  readonly shown: CalendarForm;
  readonly onChange: (choice: Partial<CalendarForm>) => void;
};

/** Bytes; calendars of holidays have some thousands. */
const largestFile = 1_000_000;

type ImportResult = { readonly count: number } | IcalFault | 'tooLarge';

const ImportResultText = ({ result }: { readonly result: ImportResult }) => {
  const { t } = useTranslation();
  if (result === 'tooLarge') return <>{t('calendar.import.tooLarge')}</>;
  if ('count' in result) return <>{t('calendar.import.done', { count: result.count })}</>;
  const { line, reason } = result;
  return <>{t('calendar.import.line', { line, reason: t(`calendar.import.${reason}`, { max: mostHolidays }) })}</>;
};

const isGood = (result: ImportResult): boolean => typeof result === 'object' && 'count' in result;

/** Imports the days of an iCalendar file into the form; they apply when the form is saved. */
export const ImportDays = ({ shown, onChange }: Props) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ImportResult>();

  const take = (text: string): ImportResult => {
    const read = readIcal(text);
    if ('reason' in read) return read;
    const holidays = { ...shown.holidays, ...read.holidays };
    const closedWeekdays = [...new Set([...shown.closedWeekdays, ...read.closedWeekdays])].toSorted(
      (one, other) => one - other,
    );
    if (Object.keys(holidays).length > mostHolidays) return { line: 1, reason: 'tooMany' };
    if (closedWeekdays.length > 6) return { line: 1, reason: 'alwaysClosed' };
    const title = shown.title === '' && read.title ? { title: asShownName(read.title.slice(0, 80)) } : {};
    onChange({ holidays, closedWeekdays, ...title });
    return { count: Object.keys(read.holidays).length };
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen) setResult(chosen.size > largestFile ? 'tooLarge' : take(await chosen.text()));
  };

  return (
    <div className="import-days">
      <Button icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => file.current?.click()}>
        {t('calendar.import')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={t('calendar.import')}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="status" className={result === undefined || isGood(result) ? 'form-good' : 'form-problem'}>
        {result !== undefined && <ImportResultText result={result} />}
      </p>
    </div>
  );
};
