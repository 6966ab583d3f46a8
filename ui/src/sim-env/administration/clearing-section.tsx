import { longestTimeOut } from '@clearbench/contracts/sim-env/patterns';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextField, TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import type { CalendarName, EnvelopeName } from './directory-slice.ts';
import { EnvelopeField } from './envelope-field.tsx';
import type { SectionProps } from './setting-sections.tsx';
import { largestLimit, mostHorizonDays, mostSeconds, mostTransactions } from './sim-env-faults.ts';

const bicsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((word) => word !== ''),
  ),
];

const Reachable = ({ shown, fault, onChange }: SectionProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(shown.reachable.join(' '));
  const current = bicsIn(typed).join(' ') === shown.reachable.join(' ') ? typed : shown.reachable.join(' ');
  return (
    <TextField
      label={t('simEnvAdmin.field.reachable')}
      help={t('simEnvAdmin.help.reachable')}
      error={fault('reachable')}
      value={current}
      rows={2}
      spellCheck={false}
      onChange={(text) => {
        setTyped(text);
        onChange({ reachable: bicsIn(text) });
      }}
    />
  );
};

type CalendarProps = SectionProps & { readonly calendars: readonly CalendarName[] };

const Calendar = ({ shown, calendars, onChange }: CalendarProps) => {
  const { t } = useTranslation();
  const known = calendars.some(({ calendarName }) => calendarName === shown.calendarName);
  return (
    <SelectField
      label={t('simEnvAdmin.field.calendarName')}
      help={t('simEnvAdmin.help.calendarName')}
      value={shown.calendarName}
      options={[
        { value: '', text: t(`simEnvAdmin.ownCalendar.${shown.scheme}`) },
        ...(known || shown.calendarName === '' ? [] : [{ value: shown.calendarName, text: shown.calendarName }]),
        ...calendars.map(({ calendarName, title }) => ({ value: calendarName, text: title })),
      ]}
      onChange={(calendarName) => onChange({ calendarName })}
    />
  );
};

/** Only instant payments have time-outs; without a value that of the rulebook applies. */
const TimeOuts = ({ shown, onChange }: SectionProps) => {
  const { t } = useTranslation();
  if (shown.scheme !== 'inst') return null;
  return (
    <>
      <NumberField
        label={t('simEnvAdmin.field.timeOutSeconds')}
        help={t('simEnvAdmin.help.timeOutSeconds')}
        placeholder="10"
        value={shown.timeOutSeconds}
        min={1}
        max={longestTimeOut}
        onChange={(timeOutSeconds) => onChange({ timeOutSeconds })}
      />
      <NumberField
        label={t('simEnvAdmin.field.beneficiaryTimeOutSeconds')}
        help={t('simEnvAdmin.help.beneficiaryTimeOutSeconds')}
        placeholder="7"
        value={shown.beneficiaryTimeOutSeconds}
        min={1}
        max={longestTimeOut}
        onChange={(beneficiaryTimeOutSeconds) => onChange({ beneficiaryTimeOutSeconds })}
      />
    </>
  );
};

type ClearingProps = CalendarProps & { readonly envelopes: readonly EnvelopeName[] };

const Clearing = (props: ClearingProps) => {
  const { t } = useTranslation();
  const { shown, fault, onChange } = props;
  return (
    <div className="fields">
      <TextField
        label={t('simEnvAdmin.field.bic')}
        error={fault('bic')}
        value={shown.bic}
        spaceless
        maxLength={11}
        spellCheck={false}
        required
        onChange={(value) => onChange({ bic: value.toUpperCase() })}
      />
      <TextField
        label={t('simEnvAdmin.field.systemCode')}
        help={t('simEnvAdmin.help.systemCode')}
        error={fault('systemCode')}
        value={shown.systemCode}
        spaceless
        maxLength={35}
        spellCheck={false}
        onChange={(systemCode) => onChange({ systemCode })}
      />
      <TextField
        label={t('simEnvAdmin.field.cutOff')}
        help={t('simEnvAdmin.help.cutOff')}
        error={fault('cutOff')}
        value={shown.cutOff}
        spaceless
        maxLength={5}
        onChange={(cutOff) => onChange({ cutOff })}
      />
      <Calendar {...props} />
      <NumberField
        label={t('simEnvAdmin.field.settlementHorizonDays')}
        help={t('simEnvAdmin.help.settlementHorizonDays')}
        placeholder="5"
        value={shown.settlementHorizonDays}
        min={1}
        max={mostHorizonDays}
        onChange={(settlementHorizonDays) => onChange({ settlementHorizonDays })}
      />
      <NumberField
        label={t('simEnvAdmin.field.secondsPerBusinessDay')}
        help={t('simEnvAdmin.help.secondsPerBusinessDay')}
        value={shown.secondsPerBusinessDay}
        min={1}
        max={mostSeconds}
        required
        onChange={(secondsPerBusinessDay) => onChange({ secondsPerBusinessDay })}
      />
      <TimeOuts {...props} />
      {!isDirectDebit(shown.scheme) && (
        <TextField
          label={t('simEnvAdmin.field.payeeVerificationUrl')}
          help={t('simEnvAdmin.help.payeeVerificationUrl')}
          error={fault('payeeVerificationUrl')}
          value={shown.payeeVerificationUrl}
          spaceless
          maxLength={2000}
          spellCheck={false}
          onChange={(payeeVerificationUrl) => onChange({ payeeVerificationUrl })}
        />
      )}
      <Reachable {...props} />
      <EnvelopeField {...props} />
      <TextField
        label={t('simEnvAdmin.field.participants')}
        help={t('simEnvAdmin.help.participants')}
        error={fault('participants')}
        value={shown.participants}
        rows={4}
        spellCheck={false}
        onChange={(participants) => onChange({ participants })}
      />
    </div>
  );
};

/** The behaviour of the simulated clearing. */
export const ClearingSection = (props: ClearingProps) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('simEnvAdmin.clearing')} help={t('simEnvAdmin.clearingHelp')}>
      <Clearing {...props} />
    </FormSection>
  );
};

/** The reactions of the clearing to transfers, scripted or not. */
export const ScenarioSection = ({ shown, onChange }: SectionProps) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('simEnvAdmin.scenarios')} help={t('simEnvAdmin.scenariosHelp')}>
      <div className="one-column">
        <TickField
          label={t('simEnvAdmin.field.refusesLate')}
          help={t('simEnvAdmin.help.refusesLate')}
          checked={shown.refusesLate}
          onChange={(refusesLate) => onChange({ refusesLate })}
        />
        <TickField
          label={t('simEnvAdmin.field.magicCents')}
          help={t('simEnvAdmin.help.magicCents')}
          checked={shown.magicCents}
          onChange={(magicCents) => onChange({ magicCents })}
        />
        <TickField
          label={t('simEnvAdmin.field.allowOwnScenarios')}
          help={t('simEnvAdmin.help.allowOwnScenarios')}
          checked={shown.allowOwnScenarios}
          onChange={(allowOwnScenarios) => onChange({ allowOwnScenarios })}
        />
        <TickField
          label={t('simEnvAdmin.field.allowClockChanges')}
          help={t('simEnvAdmin.help.allowClockChanges')}
          checked={shown.allowClockChanges}
          onChange={(allowClockChanges) => onChange({ allowClockChanges })}
        />
        <TextField
          label={t('simEnvAdmin.field.defaultScenario')}
          help={t('simEnvAdmin.help.defaultScenario')}
          value={shown.defaultScenario}
          maxLength={140}
          spellCheck={false}
          onChange={(defaultScenario) => onChange({ defaultScenario })}
        />
      </div>
    </FormSection>
  );
};

/** The limits of the clearing. */
export const LimitSection = ({ shown, onChange }: SectionProps) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('simEnvAdmin.limits')} help={t('simEnvAdmin.limitsHelp')}>
      <div className="fields">
        <NumberField
          label={t('simEnvAdmin.field.largestFile')}
          help={t('simEnvAdmin.help.largestFile')}
          placeholder={t('planAdmin.noLimit')}
          value={shown.largestFile}
          min={1}
          max={largestLimit}
          onChange={(largestFile) => onChange({ largestFile })}
        />
        <NumberField
          label={t('simEnvAdmin.field.mostTransactions')}
          placeholder={t('planAdmin.noLimit')}
          value={shown.mostTransactions}
          min={1}
          max={mostTransactions}
          onChange={(value) => onChange({ mostTransactions: value })}
        />
      </div>
    </FormSection>
  );
};
