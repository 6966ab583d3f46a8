import { isIsoDate } from '@clearbench/calendars/iso-date';
import type { Holiday } from '@clearbench/contracts/calendar/events';
import { isShownName } from '@clearbench/contracts/shown-name';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { type Holidays, holidayOn } from './calendar-form.ts';
import { firstYear, lastYear } from './move-day.ts';
import { type Shown, useDays, useDayTexts } from './use-day-texts.ts';

type Props = {
  readonly calendar: Shown;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
  /** Missing if the calendar is read-only. */
  readonly onChange?: ((holidays: Holidays) => void) | undefined;
};

const isShown = (date: string): boolean =>
  isIsoDate(date) && Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= lastYear;

const State = ({ calendar, chosen }: Pick<Props, 'calendar' | 'chosen'>) => {
  const { t } = useTranslation();
  const words = useDayTexts();
  const { days, holidayName } = useDays(calendar);
  const closed = !days.isOpen(chosen);
  return (
    <>
      <h3>{words.long(chosen)}</h3>
      <p>
        {closed
          ? t('calendar.day.closed', { why: holidayName(chosen) ?? t('calendar.day.weekly') })
          : t('calendar.day.open')}
      </p>
      <p className="muted">{t('calendar.day.next', { date: words.long(days.next(chosen)) })}</p>
    </>
  );
};

type HolidayProps = {
  readonly chosen: string;
  readonly holidays: Holidays;
  readonly onChange: (holidays: Holidays) => void;
};

const without = (holidays: Holidays, date: string): Holidays =>
  Object.fromEntries(Object.entries(holidays).filter(([day]) => day !== date));

const HolidayFields = ({ chosen, holidays, onChange }: HolidayProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [fresh, setFresh] = useState<Holiday>({ title: '' });
  const [kept, holiday] = holidayOn(holidays, chosen) ?? [chosen, undefined];
  const shown = holiday ?? fresh;
  const put = (next: Holiday): void => (holiday ? onChange({ ...holidays, [kept]: next }) : setFresh(next));
  const add = (): void => {
    if (holiday || !isShownName(fresh.title.trim())) return;
    onChange({ ...holidays, [chosen]: { ...fresh, title: fresh.title.trim() } });
    setFresh({ title: '' });
  };
  const titled = ({ title }: Holiday, yearly: boolean): Holiday => ({ title, ...(yearly ? { yearly } : {}) });
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {t('calendar.holiday')}
      </label>
      <input
        id={id}
        className="input"
        maxLength={80}
        autoComplete="off"
        value={shown.title}
        onChange={({ target }) => put({ ...shown, title: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      {shown.title.trim() !== '' && !isShownName(shown.title.trim()) && (
        <p className="field-error" role="alert">
          {t('editing.hiddenSigns')}
        </p>
      )}
      <TickField
        label={t('calendar.yearly')}
        checked={shown.yearly ?? false}
        onChange={(yearly) => put(titled(shown, yearly))}
      />
      {holiday ? (
        <Button onClick={() => onChange(without(holidays, kept))}>{t('calendar.openDay')}</Button>
      ) : (
        <Button disabled={!isShownName(fresh.title.trim())} onClick={add}>
          {t('calendar.closeDay')}
        </Button>
      )}
    </>
  );
};

/** The selected day: whether it is open, why not, and the next open day; in an own calendar it can be closed here. */
export const DayPanel = ({ calendar, chosen, onChoose, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <aside className="day-panel" aria-label={t('calendar.theDay')}>
      <label className="visually-hidden" htmlFor={id}>
        {t('calendar.goTo')}
      </label>
      <input
        id={id}
        type="date"
        className="input"
        value={chosen}
        min={`${firstYear}-01-01`}
        max={`${lastYear}-12-31`}
        onChange={({ target }) => isShown(target.value) && onChoose(target.value)}
      />
      <State calendar={calendar} chosen={chosen} />
      {onChange && <HolidayFields key={chosen} chosen={chosen} holidays={calendar.holidays} onChange={onChange} />}
    </aside>
  );
};
