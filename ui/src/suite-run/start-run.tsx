import { IconPlayerPlay } from 'virtual:icons';
import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { mostParallelCases } from '@clearbench/contracts/suite-run/limits';
import type { SuiteRunChoices } from '@clearbench/contracts/suite-run/parts';
import { startSuiteRunRoute } from '@clearbench/contracts/suite-run/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { NumberField, SelectField, TextField } from '../editing/fields.tsx';
import { caller } from '../http/http-caller.ts';
import { useLiveReading } from '../live/live-reading.ts';
import { Button, type ButtonStyle } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { OffButton } from '../parts/off-button.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { type Problem, problemOf } from '../saga/problem.ts';
import { selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { addRunFeatures, runnableSuitesReading } from './run-readings.ts';

addRunFeatures();

const start = caller(startSuiteRunRoute);

type Props = {
  /** The environment of the page; without it the dialog asks for one. */
  readonly environmentToken: string | undefined;
  /** The suite of the page; without it the dialog asks for one. */
  readonly suiteId?: string | undefined;
};

type Form = {
  readonly environmentToken: string;
  readonly suiteId: string;
  readonly tags: string;
  readonly seed: number | undefined;
  readonly at: string;
  readonly rulebook: string;
  readonly parallel: number | undefined;
};

/** A local date and time of a field as an instant; undefined for an empty field. */
const instantOf = (local: string): string | undefined => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

const choicesOf = ({ tags, seed, at, rulebook, parallel = 1 }: Form): SuiteRunChoices => {
  const words = tags.split(/[\s,;]+/).filter(Boolean);
  const instant = instantOf(at);
  const version = rbVersion.safeParse(rulebook);
  return {
    parallel,
    ...(words.length === 0 ? {} : { tags: words }),
    ...(seed === undefined ? {} : { seed }),
    ...(instant === undefined ? {} : { at: instant }),
    ...(version.success ? { rulebook: version.data } : {}),
  };
};

type FieldsProps = { readonly form: Form; readonly change: (changed: Partial<Form>) => void };

const Choices = ({ form, change }: FieldsProps) => {
  const { t } = useTranslation();
  const rulebooks = [{ value: '', text: t('suiteRun.ofSuite') }];
  for (const value of rbVersion.options) rulebooks.push({ value, text: value });
  return (
    <>
      <TextField
        label={t('suiteRun.field.tags')}
        help={t('suiteRun.help.tags')}
        value={form.tags}
        maxLength={400}
        onChange={(tags) => change({ tags })}
      />
      <SelectField
        label={t('suiteRun.field.rulebook')}
        value={form.rulebook}
        options={rulebooks}
        onChange={(rulebook) => change({ rulebook })}
      />
      <NumberField
        label={t('suiteRun.field.seed')}
        help={t('suiteRun.help.seed')}
        value={form.seed}
        min={0}
        max={999_999_999}
        onChange={(seed) => change({ seed })}
      />
      <label className="field-label run-clock">
        {t('suiteRun.field.at')}
        <input
          type="datetime-local"
          className="input"
          value={form.at}
          onChange={({ target }) => change({ at: target.value })}
        />
      </label>
      <NumberField
        label={t('suiteRun.field.parallel')}
        value={form.parallel}
        min={1}
        max={mostParallelCases}
        required
        onChange={(parallel) => change({ parallel })}
      />
    </>
  );
};

const SuiteField = ({
  environmentToken,
  value,
  onChange,
}: {
  environmentToken: string;
  value: string;
  onChange: (suiteId: string) => void;
}) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentToken }), [environmentToken]);
  const { result = [] } = useLiveReading(runnableSuitesReading, query);
  const options = [{ value: '', text: t('suiteRun.chooseSuite') }];
  for (const { suiteId, title } of result) options.push({ value: suiteId, text: title });
  return <SelectField label={t('suiteRun.field.suite')} value={value} options={options} onChange={onChange} />;
};

/** The environments to which files can be sent. */
const EnvironmentField = ({ value, onChange }: { value: string; onChange: (token: string) => void }) => {
  const { t } = useTranslation();
  const all = useSelector(selectSimEnvs).filter(({ canSendToTestEngine }) => canSendToTestEngine);
  const options = [{ value: '', text: t('suiteRun.chooseEnvironment') }];
  for (const { environmentToken, environmentName } of all)
    options.push({ value: environmentToken, text: environmentName });
  return <SelectField label={t('suiteRun.field.environment')} value={value} options={options} onChange={onChange} />;
};

const useStart = (form: Form) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const run = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { environmentToken, suiteId } = form;
      const body = { environmentToken, suiteId, ...choicesOf(form) };
      const { runId } = await start({ body });
      await navigate(`/run/${runId}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return { busy, problem, run };
};

/** The dialog that starts a run. */
export const StartRunDialog = ({ environmentToken, suiteId, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const [form, setForm] = useState<Form>({
    ...{
      environmentToken: environmentToken ?? '',
      suiteId: suiteId ?? '',
      tags: '',
      seed: undefined,
      at: '',
      rulebook: '',
      parallel: 1,
    },
  });
  const change = (changed: Partial<Form>): void => setForm({ ...form, ...changed });
  const { busy, problem, run } = useStart(form);
  const isComplete = form.environmentToken !== '' && form.suiteId !== '' && form.parallel !== undefined;
  return (
    <Dialog title={t('suiteRun.start')} onClose={onClose}>
      <form
        className="run-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !busy) void run();
        }}
      >
        {environmentToken === undefined && (
          <EnvironmentField value={form.environmentToken} onChange={(chosen) => change({ environmentToken: chosen })} />
        )}
        {suiteId === undefined && form.environmentToken !== '' && (
          <SuiteField
            environmentToken={form.environmentToken}
            value={form.suiteId}
            onChange={(chosen) => change({ suiteId: chosen })}
          />
        )}
        <Choices form={form} change={change} />
        {problem && (
          <p className="form-problem" role="alert">
            {t(`error.${problem.errorKey}`, problem.params)}
          </p>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editing.cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy} disabled={!isComplete}>
            {t('suiteRun.startDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** The button that starts a run of a suite, or asks for the suite. */
export const StartRun = ({
  environmentToken,
  suiteId,
  tone = 'primary',
}: Props & { readonly tone?: ButtonStyle['tone'] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { edit: whyNot } = useSelector(selectPlanReasons);
  if (whyNot !== undefined)
    return (
      <OffButton className="button" reason={t(`planReason.${whyNot}`)}>
        {t('suiteRun.start')}
      </OffButton>
    );
  return (
    <>
      <Button tone={tone} icon={<IconPlayerPlay size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('suiteRun.start')}
      </Button>
      {isOpen && (
        <StartRunDialog environmentToken={environmentToken} suiteId={suiteId} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
