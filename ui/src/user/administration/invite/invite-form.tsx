import { IconMail, IconX } from 'virtual:icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { FormSection } from '../../../editing/form-section.tsx';
import { LeaveDialog } from '../../../editing/leave-dialog.tsx';
import { Button, IconButton } from '../../../parts/button.tsx';
import { selectPlans } from '../choices/choices-slice.ts';
import { AddressField } from './address-field.tsx';
import { checked, validAddresses } from './addresses.ts';
import { type InvitationRequest, inviteRequested, type Outcomes, resultsRead, selectInvite } from './invite-slice.ts';
import { EnvironmentSection, hasRoom, PlanSection, type Promised } from './promised-sections.tsx';

type Props = { readonly results: Outcomes; readonly onClose: () => void };

/** The result for each address of a command. */
const InvitationResults = ({ results, onClose }: Props) => {
  const { t } = useTranslation();
  const bad = results.filter(({ errorKey }) => errorKey !== undefined);
  const good = results.length - bad.length;
  return (
    <section className="outcome-box" role={bad.length > 0 ? 'alert' : 'status'} data-bad={bad.length > 0 || undefined}>
      <header>
        <h2>{t('invite.outcome')}</h2>
        <IconButton label={t('notice.close')} onClick={onClose}>
          <IconX size={14} aria-hidden="true" />
        </IconButton>
      </header>
      {good > 0 && <p className="outcome-good">{t('invite.outcomeGood', { count: good })}</p>}
      {bad.length > 0 && (
        <>
          <p>{t('invite.outcomeBad', { count: bad.length })}</p>
          <ul className="plain-list">
            {bad.map(({ id, errorKey }) => (
              <li key={id}>
                <strong>{id}</strong> <span>{t(`error.${errorKey}`, { id, address: id })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** The invited addresses leave the field; those with errors stay for correction. */
const useLeaving = (setTexts: (change: (texts: readonly string[]) => readonly string[]) => void): void => {
  const { results } = useSelector(selectInvite);
  useEffect(() => {
    if (!results) return;
    const sent = new Set(results.flatMap(({ id, errorKey }) => (errorKey === undefined ? [id] : [])));
    setTexts((texts) => checked(texts).flatMap(({ text, address }) => (sent.has(address) ? [] : [text])));
  }, [results, setTexts]);
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

const requestOf = (
  { language, planId, until, environmentIds }: Promised,
  addresses: readonly string[],
): InvitationRequest => ({
  addresses: [...addresses],
  language,
  environmentIds: [...environmentIds],
  ...(planId === '' ? {} : { planId }),
  ...(planId === '' || until === '' ? {} : { until }),
});

/** The recipients, and their plan, environments and language. */
export const InviteForm = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { sending, results, problem } = useSelector(selectInvite);
  const plans = useSelector(selectPlans);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [given] = useSearchParams();
  const [promised, setPromised] = useState<Promised>({
    language: i18n.language,
    planId: given.get('plan') ?? '',
    until: '',
    environmentIds: given.getAll('environment'),
  });
  const promise = (some: Partial<Promised>) => setPromised({ ...promised, ...some });
  const good = validAddresses(checked(texts));
  useLeaving(setTexts);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(inviteRequested(requestOf(promised, good)));
      }}
    >
      <LeaveDialog unsaved={texts.length > 0 && !sending} />
      {results && <InvitationResults results={results} onClose={() => dispatch(resultsRead())} />}
      <FormSection title={t('invite.addresses')}>
        <AddressField texts={texts} onChange={setTexts} />
      </FormSection>
      <PlanSection plans={plans} promised={promised} onChange={promise} />
      <EnvironmentSection promised={promised} onChange={promise} />
      <footer className="form-foot">
        <div className="form-said" role="alert">
          {problem && <p className="form-problem">{t(`error.${problem.errorKey}`, problem.params)}</p>}
        </div>
        <SendButton count={good.length} sending={sending} disabled={!hasRoom(promised, plans)} />
      </footer>
    </form>
  );
};
