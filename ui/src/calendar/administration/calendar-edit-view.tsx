import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { CalendarEditor } from './calendar-editor.tsx';
import { calendarEditSlice, selectCalendarEdit } from './calendar-slices.ts';

const { opened, begun, left } = calendarEditSlice.actions;

/** The calendar of the address, once it has been read; '' = a new one. */
export const CalendarEditView = ({ calendarName }: { readonly calendarName: string }) => {
  const dispatch = useDispatch();
  const edit = useSelector(selectCalendarEdit);
  useEffect(() => {
    dispatch(calendarName === '' ? begun({}) : opened(calendarName));
    return () => void dispatch(left());
  }, [dispatch, calendarName]);
  if (edit.status === 'error' && edit.trouble)
    return (
      <TroubleBox
        trouble={edit.trouble}
        titleKey="calendar.fetchFailed"
        onRetry={() => dispatch(opened(calendarName))}
      />
    );
  return edit.status === 'idle' && edit.id === calendarName ? <CalendarEditor edit={edit} /> : <Skeletons rows={12} />;
};
