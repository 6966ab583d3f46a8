import './calendar.css';
import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { calendars } from './calendar-resource.ts';
import { useCalendarTitle } from './use-calendar-title.ts';
import { useDayTexts } from './use-day-texts.ts';
import { useNameList } from './use-name-list.ts';

addResource(calendars);

const useColumns = (): ShortColumns<CalendarDetails> => {
  const { t } = useTranslation();
  const words = useDayTexts();
  const titleOf = useCalendarTitle();
  const few = useNameList();
  const named = (column: string) => ({ name: t(`calendar.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: (calendar) => (
        <>
          <Link to={calendars.addresses.item(calendar.calendarName)}>{calendar.calendarName}</Link>{' '}
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
          <span className="muted">{t('calendar.noEnvironment')}</span>
        ) : (
          <span className="used-by">{few(usedBy)}</span>
        ),
    },
  ];
};

const wordsOf = ({ calendarName, title }: CalendarDetails): readonly string[] => [calendarName, title];
const isBuiltIn = ({ builtIn }: CalendarDetails): boolean => builtIn;
const keyOf = ({ calendarName }: CalendarDetails): string => calendarName;

/** The list of calendars with their closed days and the environments that use them. */
export const CalendarList = () => {
  const { t } = useTranslation();
  const columns = useColumns();
  const texts = {
    title: t('calendar.title'),
    body: t('calendar.body'),
    readFailed: calendars.readFailed,
    create: t('calendar.create'),
  };
  return (
    <ResourceList
      isTab
      resource={calendars}
      texts={texts}
      columns={columns}
      keyOf={keyOf}
      wordsOf={wordsOf}
      isFirst={isBuiltIn}
    />
  );
};
