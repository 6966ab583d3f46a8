import { useTranslation } from 'react-i18next';
import { TextField, TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { type CalendarForm, isName, nameFrom } from './calendar-form.ts';
import { ImportDays } from './import-days.tsx';
import { useDayTexts, weekdays } from './use-day-texts.ts';

type Props = {
  readonly shown: CalendarForm;
  readonly isNew: boolean;
  readonly onChange: (choice: Partial<CalendarForm>) => void;
};

const NameSection = ({ shown, isNew, onChange }: Props) => {
  const { t } = useTranslation();
  const wrong = shown.calendarName !== '' && !isName(shown.calendarName);
  return (
    <FormSection title={t('calendar.names')} help={t('calendar.namesHelp')}>
      <div className="fields">
        {isNew && (
          <TextField
            label={t('calendar.field.calendarName')}
            help={t('calendar.nameHelp')}
            error={wrong ? t('calendar.nameWrong') : undefined}
            value={shown.calendarName}
            maxLength={40}
            required
            spellCheck={false}
            onChange={(typed) => onChange({ calendarName: nameFrom(typed) })}
          />
        )}
        <TextField
          label={t('calendar.field.title')}
          value={shown.title}
          maxLength={80}
          shown
          required
          onChange={(title) => onChange({ title })}
        />
      </div>
    </FormSection>
  );
};

const WeekSection = ({ shown: { closedWeekdays }, onChange }: Props) => {
  const { t } = useTranslation();
  const words = useDayTexts();
  const turn = (weekday: number, on: boolean): void =>
    onChange({ closedWeekdays: weekdays.filter((day) => (day === weekday ? on : closedWeekdays.includes(day))) });
  return (
    <FormSection title={t('calendar.field.closedWeekdays')} help={t('calendar.weekHelp')}>
      <div className="week-ticks">
        {weekdays.map((weekday) => (
          <TickField
            key={weekday}
            label={words.weekday(weekday)}
            checked={closedWeekdays.includes(weekday)}
            onChange={(on) => turn(weekday, on)}
          />
        ))}
      </div>
      {closedWeekdays.length > 6 && (
        <p className="field-error" role="alert">
          {t('calendar.neverOpen')}
        </p>
      )}
    </FormSection>
  );
};

/** The name, the closed weekdays and the import of days from a file; single days are chosen in the year below. */
export const CalendarSections = (props: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <NameSection {...props} />
      <WeekSection {...props} />
      <FormSection title={t('calendar.fromFile')} help={t('calendar.fromFileHelp')}>
        <ImportDays shown={props.shown} onChange={props.onChange} />
      </FormSection>
    </>
  );
};
