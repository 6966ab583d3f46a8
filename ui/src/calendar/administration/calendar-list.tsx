import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { calendarListSlice, selectCalendars } from './calendar-slices.ts';
import { useDayWords } from './day-words.ts';
import { useCalendarTitle } from './use-calendar-title.ts';
import { useFewNames } from './use-few-names.ts';

const useColumns = (): ShortColumns<CalendarDetails> => {
  const { t } = useTranslation();
  const words = useDayWords();
  const titleOf = useCalendarTitle();
  const few = useFewNames();
  const named = (column: string) => ({ name: t(`calendar.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: (calendar) => (
        <>
          <Link to={`/admin/formats/calendars/${calendar.calendarName}`}>{calendar.calendarName}</Link>{' '}
          {calendar.builtIn && <span className="tag">{t('calendar.builtIn')}</span>}
          <span className="muted clipped" title={titleOf(calendar)}>
            {titleOf(calendar)}
          </span>
        </>
      ),
    },
    {
      ...named('weekly'),
      cell: ({ closedWeekdays }) =>
        closedWeekdays.length === 0 ? t('calendar.never') : closedWeekdays.map(words.weekday).join(', '),
    },
    {
      ...named('holidays'),
      cell: ({ builtIn, calendarName, holidays }) =>
        builtIn ? t(`calendar.computed.${calendarName}`) : t('calendar.count', { count: Object.keys(holidays).length }),
    },
    {
      ...named('usedBy'),
      cell: ({ usedBy }) =>
        usedBy.length === 0 ? (
          <span className="muted">{t('calendar.unused')}</span>
        ) : (
          <span className="used-by">{few(usedBy)}</span>
        ),
    },
  ];
};

const wordsOf = ({ calendarName, title }: CalendarDetails): readonly string[] => [calendarName, title];
const isBuiltIn = ({ builtIn }: CalendarDetails): boolean => builtIn;

const FoundCalendars = ({ calendars }: { readonly calendars: readonly CalendarDetails[] }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const found = useFound(calendars, wordsOf, isBuiltIn);
  return (
    <>
      <FoundBar label={t('listing.find')} {...found} />
      <ShortList
        label={t('calendar.title')}
        columns={columns}
        items={found.found}
        keyOf={({ calendarName }) => calendarName}
      />
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
