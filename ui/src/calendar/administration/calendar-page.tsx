import './calendar.css';
import type { CalendarDetails } from '@clearbench/contracts/calendar/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { type RemoveDialogProps, ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { type CalendarForm, isComplete } from './calendar-form.ts';
import { calendars } from './calendar-resource.ts';
import { CalendarSections } from './calendar-sections.tsx';
import { DayPanel } from './day-panel.tsx';
import { ExportDays } from './export-days.tsx';
import { useCalendarTitle } from './use-calendar-title.ts';
import { useDayTexts } from './use-day-texts.ts';
import { useNameList } from './use-name-list.ts';
import { YearView } from './year-view.tsx';

type Props = RemoveDialogProps & { readonly calendar: CalendarDetails };

/** Asks before a calendar is deleted; one that environments use cannot be deleted. */
const DeleteCalendar = ({ calendar: { calendarName, usedBy }, ...dialog }: Props) => {
  const { t } = useTranslation();
  const few = useNameList();
  const inUse = usedBy.length > 0;
  return (
    <RemoveDialog title={t('calendar.deleteTitle', { name: calendarName })} inUse={inUse} {...dialog}>
      {inUse ? (
        <>
          <p>{t('calendar.deleteInUse', { count: usedBy.length })}</p>
          <p>{few(usedBy)}</p>
          <p>
            <Link to="/admin/simenv">{t('calendar.toEnvironments')}</Link>
          </p>
        </>
      ) : (
        <p>{t('calendar.deleteBody')}</p>
      )}
    </RemoveDialog>
  );
};

addResource(calendars);

type EditedCalendar = Edited<CalendarDetails, CalendarForm>;

type YearProps = {
  readonly edited: EditedCalendar;
  readonly day: string;
  readonly onChoose: (day: string) => void;
};

const Year = ({ edited: { shown, stored, change }, day, onChoose }: YearProps) => {
  const builtIn = stored?.builtIn ?? false;
  const calendar = { ...shown, builtIn };
  return (
    <div className="year-and-day">
      <YearView calendar={calendar} chosen={day} onChoose={onChoose} />
      <DayPanel
        calendar={calendar}
        chosen={day}
        onChoose={onChoose}
        onChange={builtIn ? undefined : (holidays) => change({ holidays })}
      />
    </div>
  );
};

const useValueText = () => {
  const { t } = useTranslation();
  const words = useDayTexts();
  return (field: string, { title, closedWeekdays, holidays }: CalendarForm): string => {
    if (field === 'closedWeekdays') return closedWeekdays.map(words.weekday).join(', ') || t('calendar.never');
    return field === 'title' ? title : t('calendar.count', { count: Object.keys(holidays).length });
  };
};

const useHead = (day: string) => {
  const { t } = useTranslation();
  const titleOf = useCalendarTitle();
  const few = useNameList();
  return ({ stored, shown }: EditedCalendar) => {
    if (!stored) return { title: t('calendar.create'), subtitle: t('calendar.createBody') };
    const title = titleOf(stored);
    const used = stored.usedBy.length > 0 ? t('calendar.usedBy', { names: few(stored.usedBy) }) : t('calendar.unused');
    return {
      title: stored.calendarName,
      subtitle: `${title} · ${used}`,
      actions: <ExportDays calendar={{ ...shown, builtIn: stored.builtIn, title }} year={Number(day.slice(0, 4))} />,
    };
  };
};

/** A calendar or a new one: the year, its closed days and its history. Built-in calendars cannot be changed. */
export const CalendarPage = () => {
  const { t } = useTranslation();
  const { calendarName = '' } = useParams();
  const [day, choose] = useState(() => new Date().toISOString().slice(0, 10));
  const head = useHead(day);
  const valueText = useValueText();
  return (
    <ResourcePage
      resource={calendars}
      id={calendarName}
      className="calendar-form"
      back={{ to: calendars.addresses.list, text: t('calendar.title') }}
      loadingTitle={calendarName || t('calendar.create')}
      head={head}
      hasHistory={({ builtIn }) => !builtIn}
      removeDialog={(stored, dialog) => <DeleteCalendar calendar={stored} {...dialog} />}
    >
      {(edited, askRemove) => {
        const year = <Year edited={edited} day={day} onChoose={choose} />;
        if (edited.stored?.builtIn) return year;
        return (
          <ResourceForm
            resource={calendars}
            edited={edited}
            valueText={valueText}
            complete={isComplete(edited.shown)}
            onRemove={edited.stored && askRemove}
          >
            <CalendarSections shown={edited.shown} isNew={edited.isNew} onChange={edited.change} />
            {year}
          </ResourceForm>
        );
      }}
    </ResourcePage>
  );
};
