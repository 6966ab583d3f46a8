import type { BodyOf } from '@clearbench/contracts/route';
import type { setSimEnvClockRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { instantOfClearing } from './clearing-time.ts';
import { advance, reset, set } from './clock-calls.ts';

export type ClockDialogKind = 'day' | 'set' | 'reset';
type Choice = BodyOf<typeof setSimEnvClockRoute>;
type Kind = 'keep' | Choice['kind'];
type Props = { readonly dialog: ClockDialogKind; readonly environmentToken: string; readonly onClose: () => void };

const choiceOf = (kind: Kind, from: string, factor: string): Choice | undefined => {
  const instant = instantOfClearing(from);
  const at = instant === undefined ? {} : { instant };
  if (kind === 'keep') return undefined;
  if (kind === 'real') return { kind };
  return kind === 'fixed' ? { kind, ...at } : { kind, factor: Number(factor), ...at };
};

type FieldProps = {
  readonly label: string;
  readonly help?: string;
  readonly type: 'date' | 'datetime-local' | 'number';
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Field = ({ label, help, type, value, onChange }: FieldProps) => (
  <label className="field">
    <span className="field-label">{label}</span>
    <input className="input" type={type} step="any" value={value} onChange={({ target }) => onChange(target.value)} />
    {help !== undefined && <span className="field-help">{help}</span>}
  </label>
);

const kindsOf: Readonly<Record<'set' | 'reset', readonly Kind[]>> = {
  set: ['fixed', 'running', 'real'],
  reset: ['keep', 'real', 'fixed', 'running'],
};

type ChoiceProps = {
  readonly kinds: readonly Kind[];
  readonly kind: Kind;
  readonly from: string;
  readonly factor: string;
  readonly onKind: (kind: Kind) => void;
  readonly onFrom: (from: string) => void;
  readonly onFactor: (factor: string) => void;
};

const ChoiceFields = ({ kinds, kind, from, factor, onKind, onFrom, onFactor }: ChoiceProps) => {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('environmentClock.kind')}
        value={kind}
        options={kinds.map((one) => ({
          value: one,
          text: t(one === 'running' ? 'environmentClock.atFactor' : `environmentClock.${one}`),
        }))}
        onChange={(one) => onKind(one as Kind)}
      />
      {kind === 'running' && (
        <Field
          label={t('environmentClock.factor')}
          help={t('environmentClock.factorHelp')}
          type="number"
          value={factor}
          onChange={onFactor}
        />
      )}
      {(kind === 'fixed' || kind === 'running') && (
        <Field
          label={t('environmentClock.from')}
          help={t('environmentClock.fromHelp')}
          type="datetime-local"
          value={from}
          onChange={onFrom}
        />
      )}
    </>
  );
};

const titles: Readonly<Record<ClockDialogKind, string>> = {
  day: 'environmentClock.toDay',
  set: 'environmentClock.set',
  reset: 'environmentClock.reset',
};

/** Advances the clock to a day, sets it, or resets the memory. */
export const ClockDialog = ({ dialog, environmentToken, onClose }: Props) => {
  const { t, i18n } = useTranslation();
  const [kind, setKind] = useState<Kind>(dialog === 'reset' ? 'keep' : 'fixed');
  const [from, setFrom] = useState('');
  const [factor, setFactor] = useState('60');
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    const choice = choiceOf(kind, from, factor);
    const isDone = await (dialog === 'day'
      ? advance(environmentToken, { day: from }, i18n.language)
      : dialog === 'set' && choice !== undefined
        ? set(environmentToken, choice, i18n.language)
        : reset(environmentToken, choice));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={t(titles[dialog]).replace(' …', '')} onClose={onClose}>
      <form
        className="clock-form"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {dialog === 'reset' && <p>{t('environmentClock.resetBody')}</p>}
        {dialog === 'day' ? (
          <Field
            label={t('environmentClock.day')}
            help={t('environmentClock.dayHelp')}
            type="date"
            value={from}
            onChange={setFrom}
          />
        ) : (
          <ChoiceFields
            kinds={kindsOf[dialog]}
            {...{ kind, from, factor, onKind: setKind, onFrom: setFrom, onFactor: setFactor }}
          />
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('environmentClock.cancel')}</Button>
          <Button type="submit" tone={dialog === 'reset' ? 'bad' : 'primary'} busy={isBusy}>
            {t(dialog === 'reset' ? 'environmentClock.resetNow' : 'environmentClock.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
