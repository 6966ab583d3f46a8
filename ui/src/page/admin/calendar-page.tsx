import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../calendar/administration/calendar.css';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CalendarEditView } from '../../calendar/administration/calendar-edit-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addCalendarFeatures } from './calendar-features.ts';

addCalendarFeatures();

/** One calendar, or a new one where the address names none. */
export const CalendarPage = () => {
  const { t } = useTranslation();
  const { calendarName = '' } = useParams();
  return (
    <>
      <PageTitle title={calendarName || t('calendar.create')} />
      <CalendarEditView calendarName={calendarName} />
    </>
  );
};
