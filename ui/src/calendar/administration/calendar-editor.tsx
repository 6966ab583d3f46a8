import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { type CalendarForm, freshCalendar, isComplete } from './calendar-form.ts';
import { CalendarSections } from './calendar-sections.tsx';
import { type CalendarEdit, calendarEditSlice } from './calendar-slices.ts';
import { DayPanel } from './day-panel.tsx';
import { DeleteCalendar } from './delete-calendar.tsx';
import { ExportDays } from './export-days.tsx';
import { useCalendarTitle } from './use-calendar-title.ts';
import { useCalendarWords } from './use-calendar-words.ts';
import { useFewNames } from './use-few-names.ts';
import { YearView } from './year-view.tsx';

const { chosen, discarded, saveRequested, removeRequested } = calendarEditSlice.actions;

type LookProps = {
  readonly edit: CalendarEdit;
  readonly day: string;
  readonly look: (day: string) => void;
};

const shownIn = ({ stored, draft }: CalendarEdit): CalendarForm & { readonly builtIn: boolean } => ({
  ...freshCalendar,
  builtIn: false,
  ...stored,
  ...draft,
});

const Year = ({ edit, day, look, onChange }: LookProps & { onChange?: (choice: Partial<CalendarForm>) => void }) => {
  const calendar = shownIn(edit);
  return (
    <div className="year-and-day">
      <YearView calendar={calendar} chosen={day} onChoose={look} />
      <DayPanel
        calendar={calendar}
        chosen={day}
        onChoose={look}
        onChange={onChange && ((holidays) => onChange({ holidays }))}
      />
    </div>
  );
};

const Form = ({ edit, day, look, onRemove }: LookProps & { readonly onRemove: () => void }) => {
  const dispatch = useDispatch();
  const words = useCalendarWords();
  const shown = shownIn(edit);
  const complete = isComplete(shown);
  const discard = () => void dispatch(discarded());
  const change = (choice: Partial<CalendarForm>) => void dispatch(chosen({ ...choice }));
  return (
    <EditingForm
      {...words}
      editing={edit}
      blocked={!complete}
      onSave={() => dispatch(saveRequested())}
      onDiscard={discard}
      onRemove={edit.stored ? onRemove : undefined}
    >
      <CalendarSections shown={shown} isNew={edit.id === ''} onChange={change} />
      <Year edit={edit} day={day} look={look} onChange={change} />
    </EditingForm>
  );
};

const Head = ({ edit, day }: Pick<LookProps, 'edit' | 'day'>) => {
  const { t } = useTranslation();
  const titleOf = useCalendarTitle();
  const few = useFewNames();
  const { stored, id } = edit;
  const used = stored?.usedBy.length ? t('calendar.usedBy', { names: few(stored.usedBy) }) : t('calendar.unused');
  return (
    <EditingHead
      back={{ to: '/admin/formats/calendars', text: t('calendar.title') }}
      title={stored ? stored.calendarName : t('calendar.create')}
      says={stored ? `${titleOf(stored)} · ${used}` : t('calendar.createBody')}
      hasHistory={id !== '' && stored?.builtIn === false}
      actions={
        stored && <ExportDays calendar={{ ...shownIn(edit), title: titleOf(stored) }} year={Number(day.slice(0, 4))} />
      }
    />
  );
};

/** A calendar: its year, what closes it, and what became of it. Those of the product are only looked at. */
export const CalendarEditor = ({ edit }: { readonly edit: CalendarEdit }) => {
  const dispatch = useDispatch();
  const [tab] = useTab();
  const [asking, ask] = useState(false);
  const [day, look] = useState(() => new Date().toISOString().slice(0, 10));
  const { id, stored, trouble, removing } = edit;
  return (
    <div className="admin-form calendar-form">
      <Head edit={edit} day={day} />
      {stored?.builtIn ? (
        <Year edit={edit} day={day} look={look} />
      ) : tab === 'history' && id !== '' ? (
        <HistoryView noun="calendar" id={id} />
      ) : (
        <Form edit={edit} day={day} look={look} onRemove={() => ask(true)} />
      )}
      {asking && stored && (
        <DeleteCalendar
          calendar={stored}
          trouble={trouble}
          removing={removing}
          onRemove={() => dispatch(removeRequested(''))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};
