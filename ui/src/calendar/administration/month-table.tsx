import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { weeksOf } from './move-day.ts';
import { useDayTexts, weekdays } from './use-day-texts.ts';

/** `name` is the name of the holiday; a day closed because of its weekday has none. */
export type DayState = { readonly closed: boolean; readonly name: string | undefined };

type Props = {
  readonly year: number;
  readonly month: number;
  readonly stateOf: (date: string) => DayState;
  /** The day with the keyboard focus, if it is in this month. */
  readonly chosen: string | undefined;
  readonly today: string;
  readonly onChoose: (date: string) => void;
  readonly onMove: (event: KeyboardEvent) => void;
};

type DayProps = Pick<Props, 'chosen' | 'today' | 'onChoose' | 'onMove'> & {
  readonly date: string;
  readonly state: DayState;
};

export const dayId = (date: string): string => `day-${date}`;

const Day = ({ date, state: { closed, name }, chosen, today, onChoose, onMove }: DayProps) => {
  const { t } = useTranslation();
  const words = useDayTexts();
  const state = closed ? t('calendar.day.closed', { why: name ?? t('calendar.day.weekly') }) : t('calendar.day.open');
  return (
    <button
      id={dayId(date)}
      type="button"
      className="day"
      tabIndex={chosen === date ? 0 : -1}
      aria-label={`${words.long(date)}: ${state}`}
      aria-pressed={chosen === date}
      aria-current={date === today ? 'date' : undefined}
      data-closed={closed ? (name === undefined ? 'weekly' : 'holiday') : undefined}
      onClick={() => onChoose(date)}
      onKeyDown={onMove}
    >
      {Number(date.slice(8))}
    </button>
  );
};

/** A month with its closed days; holidays are named below it. */
export const MonthTable = ({ year, month, stateOf, ...day }: Props) => {
  const words = useDayTexts();
  const weeks = weeksOf(year, month);
  const dates = weeks.flat().filter((date) => date !== undefined);
  const holidays = dates.flatMap((date) => {
    const { name } = stateOf(date);
    return name === undefined ? [] : [{ date, name }];
  });
  return (
    <section className="month">
      <table>
        <caption>{words.month(dates[0] ?? '')}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={words.weekday(weekday)}>
                {words.shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, cell) => (
                <td key={date ?? `empty-${weekdays[cell]}`}>
                  {date && <Day date={date} state={stateOf(date)} {...day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <ul className="month-holidays">
          {holidays.map(({ date, name }) => (
            <li key={date}>
              <span className="figures">{Number(date.slice(8))}</span> <span className="clipped">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
