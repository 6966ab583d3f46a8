import { IconMail } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../parts/button.tsx';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { languageName } from '../../../translation/language.ts';
import { selectLanguages } from '../../../translation/languages-slice.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { EnvironmentPicker } from '../environment-picker.tsx';
import { FormSection } from '../form-section.tsx';
import { PlanFields } from '../plan-fields.tsx';
import { AddressField } from './address-field.tsx';
import { checked, goodOnes } from './addresses.ts';
import { inviteRequested, outcomesRead, selectInvite } from './invite-slice.ts';
import { OutcomeBox } from './outcome-box.tsx';

type Promised = {
  readonly language: string;
  readonly planId: string;
  readonly until: string;
  readonly environmentIds: readonly string[];
};

const LanguageField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (language: string) => void;
}) => {
  const { t } = useTranslation();
  const languages = useSelector(selectLanguages);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('invite.language')}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The addresses that were invited leave the field; those with which something was wrong stay to be mended. */
const useLeaving = (setTexts: (change: (texts: readonly string[]) => readonly string[]) => void): void => {
  const { outcomes } = useSelector(selectInvite);
  useEffect(() => {
    if (!outcomes) return;
    const sent = new Set(outcomes.flatMap(({ id, errorKey }) => (errorKey === undefined ? [id] : [])));
    setTexts((texts) => checked(texts).flatMap(({ text, address }) => (sent.has(address) ? [] : [text])));
  }, [outcomes, setTexts]);
};

const Environments = ({ promised, onChange }: { promised: Promised; onChange: (some: Partial<Promised>) => void }) => {
  const { t } = useTranslation();
  const environments = useSelector(selectSimEnvs);
  const plan = useSelector(selectPlans).find(({ planId }) => planId === promised.planId);
  const used = promised.environmentIds.length;
  const over = plan !== undefined && used > plan.maxEnvs;
  return (
    <FormSection title={t('invite.environments')}>
      <p className={over ? 'picker-count figures field-error' : 'picker-count figures'}>
        {plan ? t('invite.environmentsHelp', { used, max: plan.maxEnvs }) : t('invite.environmentsFree', { used })}
      </p>
      <EnvironmentPicker
        environments={environments}
        chosen={promised.environmentIds}
        byPlan={plan?.planSimEnvs ?? []}
        onChange={(environmentIds) => onChange({ environmentIds })}
      />
    </FormSection>
  );
};

const SendButton = ({ count, sending, disabled }: { count: number; sending: boolean; disabled: boolean }) => {
  const { t } = useTranslation();
  const idle = count === 0 ? t('invite.sendNone') : t('invite.send', { count });
  return (
    <Button
      type="submit"
      tone="primary"
      large
      icon={<IconMail size={15} aria-hidden="true" />}
      disabled={count === 0 || sending || disabled}
    >
      {sending ? t('invite.sending') : idle}
    </Button>
  );
};

/** Whom to invite, and what they will find. */
export const InviteForm = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { sending, outcomes, trouble } = useSelector(selectInvite);
  const plans = useSelector(selectPlans);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [promised, setPromised] = useState<Promised>({
    language: i18n.language,
    planId: '',
    until: '',
    environmentIds: [],
  });
  const promise = (some: Partial<Promised>) => setPromised({ ...promised, ...some });
  const good = goodOnes(checked(texts));
  useLeaving(setTexts);
  const { language, planId, until, environmentIds } = promised;
  const max = plans.find((plan) => plan.planId === planId)?.maxEnvs ?? Number.POSITIVE_INFINITY;

  const send = () =>
    dispatch(
      inviteRequested({
        addresses: [...good],
        language,
        environmentIds: [...environmentIds],
        ...(planId === '' ? {} : { planId }),
        ...(planId === '' || until === '' ? {} : { until }),
      }),
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {outcomes && <OutcomeBox outcomes={outcomes} onClose={() => dispatch(outcomesRead())} />}
      <FormSection title={t('invite.addresses')}>
        <AddressField texts={texts} onChange={setTexts} />
      </FormSection>
      <FormSection title={t('userEdit.planHead')}>
        <div className="fields">
          <PlanFields plans={plans} planId={planId} until={until} optional onChange={promise} />
          <LanguageField value={language} onChange={(chosen) => promise({ language: chosen })} />
        </div>
      </FormSection>
      <Environments promised={promised} onChange={promise} />
      <footer className="form-foot">
        <div className="form-said" role="alert">
          {trouble && <p className="form-trouble">{t(`error.${trouble.errorKey}`, trouble.params)}</p>}
        </div>
        <SendButton count={good.length} sending={sending} disabled={environmentIds.length > max} />
      </footer>
    </form>
  );
};
