import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../../editing/read-trouble.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { CalendarEditor } from './calendar-editor.tsx';
import { calendarEditSlice, selectCalendarEdit } from './calendar-slices.ts';

const { opened, begun, left } = calendarEditSlice.actions;

/** The calendar of the address, once it has been read; '' = a new one. */
export const CalendarEditView = ({ calendarName }: { readonly calendarName: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectCalendarEdit);
  useEffect(() => {
    dispatch(calendarName === '' ? begun({}) : opened(calendarName));
    return () => void dispatch(left());
  }, [dispatch, calendarName]);
  if (edit.status === 'error' && edit.trouble)
    return (
      <ReadTrouble
        trouble={edit.trouble}
        titleKey="calendar.fetchFailed"
        back={{ to: '/admin/formats/calendars', text: t('calendar.title') }}
        onRetry={() => dispatch(opened(calendarName))}
      />
    );
  return edit.status === 'idle' && edit.id === calendarName ? <CalendarEditor edit={edit} /> : <Skeletons rows={12} />;
};
