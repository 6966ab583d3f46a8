import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { calendarListSlice, selectCalendars } from './calendar-slices.ts';
import { useDayWords } from './day-words.ts';
import { useCalendarTitle } from './use-calendar-title.ts';
import { useFewNames } from './use-few-names.ts';

const columns = ['name', 'weekly', 'holidays', 'usedBy'] as const;

const Row = ({ calendar }: { readonly calendar: CalendarDetails }) => {
  const { t } = useTranslation();
  const words = useDayWords();
  const titleOf = useCalendarTitle();
  const { calendarName, builtIn, closedWeekdays, holidays, usedBy } = calendar;
  const few = useFewNames();
  return (
    <tr>
      <th scope="row" className="name-and-more">
        <Link to={`/admin/formats/calendars/${calendarName}`}>{calendarName}</Link>{' '}
        {builtIn && <span className="tag">{t('calendar.builtIn')}</span>}
        <span className="muted clipped">{titleOf(calendar)}</span>
      </th>
      <td>{closedWeekdays.length === 0 ? t('calendar.never') : closedWeekdays.map(words.weekday).join(', ')}</td>
      <td className="figures">
        {builtIn
          ? t(`calendar.computed.${calendarName}`)
          : t('calendar.count', { count: Object.keys(holidays).length })}
      </td>
      <td className="used-by">
        {usedBy.length === 0 ? <span className="muted">{t('calendar.unused')}</span> : few(usedBy)}
      </td>
    </tr>
  );
};

const Table = ({ calendars }: { readonly calendars: readonly CalendarDetails[] }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('calendar.title') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`calendar.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendars.map((calendar) => (
            <Row key={calendar.calendarName} calendar={calendar} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const wordsOf = ({ calendarName, title }: CalendarDetails): readonly string[] => [calendarName, title];
const isBuiltIn = ({ builtIn }: CalendarDetails): boolean => builtIn;

const FoundCalendars = ({ calendars }: { readonly calendars: readonly CalendarDetails[] }) => {
  const { t } = useTranslation();
  const found = useFound(calendars, wordsOf, isBuiltIn);
  return (
    <>
      <FoundBar label={t('listing.find')} {...found} />
      <Table calendars={found.found} />
    </>
  );
};

const { requested } = calendarListSlice.actions;

/** Every calendar: when it is closed and which environments work by it. */
export const CalendarList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, trouble } = useSelector(selectCalendars);
  useEffect(() => {
    dispatch(requested());
  }, [dispatch]);
  return (
    <>
      <div className="page-head">
        <p className="muted">{t('calendar.body')}</p>
        <ButtonLink
          tone="primary"
          to="/admin/formats/calendars/create"
          icon={<IconPlus size={15} aria-hidden="true" />}
        >
          {t('calendar.create')}
        </ButtonLink>
      </div>
      {trouble && (
        <TroubleBox trouble={trouble} titleKey="calendar.fetchFailed" onRetry={() => dispatch(requested())} />
      )}
      {items ? <FoundCalendars calendars={items} /> : !trouble && <Skeletons rows={4} />}
    </>
  );
};
