import { IconChevronLeft, IconChevronRight } from 'virtual:icons';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../parts/button.tsx';
import { type DayState, dayId, MonthTable } from './month-table.tsx';
import { dayAfterKey, firstYear, inYear, lastYear } from './move-day.ts';
import { type Shown, useDays } from './use-day-texts.ts';

type Props = {
  readonly calendar: Shown;
  /** The selected day; its year is shown. */
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
};

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const today = (): string => new Date().toISOString().slice(0, 10);

const YearPicker = ({ chosen, onChoose }: Omit<Props, 'calendar'>) => {
  const { t } = useTranslation();
  const year = Number(chosen.slice(0, 4));
  const step = (by: number, Icon: typeof IconChevronLeft, name: string) => (
    <IconButton
      label={t(name)}
      disabled={year + by < firstYear || year + by > lastYear}
      onClick={() => onChoose(inYear(chosen, year + by))}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <div className="year-picker">
      {step(-1, IconChevronLeft, 'calendar.previousYear')}
      <h2 className="figures" aria-live="polite">
        {year}
      </h2>
      {step(1, IconChevronRight, 'calendar.nextYear')}
    </div>
  );
};

/**
 * A year of a calendar. Arrow keys move by days and weeks, Page Up and Page Down by months, Home and End within a
 * month.
 */
export const YearView = ({ calendar, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { days, holidayName } = useDays(calendar);
  const year = Number(chosen.slice(0, 4));
  const stateOf = (date: string): DayState => ({ closed: !days.isOpen(date), name: holidayName(date) });
  const move = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    // The day may be in a year that is not rendered yet.
    requestAnimationFrame(() => document.getElementById(dayId(next))?.focus());
  };
  return (
    <section className="year" aria-label={t('calendar.year')}>
      <YearPicker chosen={chosen} onChoose={onChoose} />
      <div className="months">
        {months.map((month) => (
          <MonthTable
            key={month}
            year={year}
            month={month}
            stateOf={stateOf}
            chosen={Number(chosen.slice(5, 7)) === month ? chosen : undefined}
            today={today()}
            onChoose={onChoose}
            onMove={move}
          />
        ))}
      </div>
      <p className="muted year-keys">{t('calendar.keys')}</p>
    </section>
  );
};
