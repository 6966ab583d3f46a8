import type { SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import { type Scheme, schemeNames, schemes } from '@clearbench/contracts/sim-env/scheme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { type SetupAction, selectSetup, stepRequested } from './setup-slice.ts';
import { SetupStepRow } from './setup-step.tsx';

type Props = { readonly checklist: SetupChecklist };

const StepButton = ({ action, text }: { readonly action: SetupAction; readonly text: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectSetup);
  return (
    <Button tone="primary" disabled={busy !== undefined} onClick={() => dispatch(stepRequested(action))}>
      {busy === action.step ? t('setup.working') : text}
    </Button>
  );
};

const Templates = ({ checklist: { templates } }: Props) => {
  const { t } = useTranslation();
  const { done, installed, available } = templates;
  return (
    <SetupStepRow
      step="templates"
      done={done}
      state={t('setup.templates.state', { installed, available })}
      actions={
        <>
          {available > 0 && !done && (
            <StepButton action={{ step: 'templates' }} text={t('setup.templates.install', { count: available })} />
          )}
          <Link to="/admin/templates/built-in">{t('setup.templates.compare')}</Link>
        </>
      }
    />
  );
};

const Plan = ({ checklist: { plan } }: Props) => {
  const { t } = useTranslation();
  const { done, plans, own } = plan;
  const [first] = plans;
  const state = plans.length === 0 ? t('setup.plan.none') : t('setup.plan.state', { count: plans.length });
  return (
    <SetupStepRow
      step="plan"
      done={done}
      state={own || plans.length === 0 ? state : `${state} ${t('setup.plan.notOwn')}`}
      actions={
        <>
          {!first && <StepButton action={{ step: 'plan' }} text={t('setup.plan.create')} />}
          {first && !own && (
            <StepButton
              action={{ step: 'plan', planId: first.planId }}
              text={t('setup.plan.use', { name: first.planName })}
            />
          )}
          <Link to={first ? '/admin/plan' : '/admin/plan/create'}>
            {t(first ? 'setup.plan.list' : 'setup.plan.own')}
          </Link>
        </>
      }
    />
  );
};

const Environment = ({ checklist: { environment } }: Props) => {
  const { t } = useTranslation();
  const [scheme, choose] = useState<Scheme>('sct');
  const { done, environments } = environment;
  const names = environments.map(({ environmentName }) => environmentName).join(', ');
  return (
    <SetupStepRow
      step="environment"
      done={done}
      state={done ? t('setup.environment.state', { count: environments.length, names }) : t('setup.environment.none')}
      actions={
        <>
          {!done && (
            <>
              <select
                className="input"
                aria-label={t('setup.environment.scheme')}
                value={scheme}
                onChange={({ target }) => choose(schemes.find((one) => one === target.value) ?? 'sct')}
              >
                {schemes.map((one) => (
                  <option key={one} value={one}>
                    {t(`scheme.${one}`)}
                  </option>
                ))}
              </select>
              <StepButton
                action={{ step: 'environment', scheme }}
                text={t('setup.environment.open', { name: schemeNames[scheme] })}
              />
            </>
          )}
          <Link to={done ? '/admin/simenv' : '/admin/simenv/create'}>
            {t(done ? 'setup.environment.list' : 'setup.environment.own')}
          </Link>
        </>
      }
    />
  );
};

const Bic = ({ checklist: { bic } }: Props) => {
  const { t } = useTranslation();
  return (
    <SetupStepRow
      step="bic"
      done={bic.done}
      state={t(bic.done ? 'setup.bic.state' : 'setup.bic.none')}
      actions={
        bic.done ? (
          <Link to="/profile">{t('setup.bic.profile')}</Link>
        ) : (
          <ButtonLink to="/profile">{t('setup.bic.enter')}</ButtonLink>
        )
      }
    />
  );
};

const Providers = ({ checklist: { providers } }: Props) => {
  const { t } = useTranslation();
  const { done, names } = providers;
  return (
    <SetupStepRow
      step="providers"
      done={done}
      state={done ? t('setup.providers.state', { names: names.join(', ') }) : t('setup.providers.none')}
      actions={<Link to="/admin/settings">{t('setup.toSettings')}</Link>}
    />
  );
};

const Mail = ({ checklist: { mail } }: Props) => {
  const { t } = useTranslation();
  return (
    <SetupStepRow
      step="mail"
      done={mail.done}
      state={t(mail.done ? 'setup.mail.state' : 'setup.mail.none')}
      actions={<Link to="/admin/settings">{t('setup.toSettings')}</Link>}
    />
  );
};

const LegalTexts = ({ checklist: { legalTexts } }: Props) => {
  const { t } = useTranslation();
  const { done, unwritten } = legalTexts;
  return (
    <SetupStepRow
      step="legalTexts"
      done={done}
      state={t(done ? 'setup.legalTexts.state' : 'setup.legalTexts.none')}
      actions={
        <>
          {unwritten.map((page) => (
            <ButtonLink key={page} to={`/admin/translations/public.text.${page}/edit`}>
              {t(`setup.legalTexts.${page}`)}
            </ButtonLink>
          ))}
          <Link to="/admin/settings">{t('setup.legalTexts.choose')}</Link>
        </>
      }
    />
  );
};

/** The invitation form with the plan and the environments that users need. */
const inviteAddress = ({ plan, environment }: SetupChecklist): string => {
  const [first] = plan.plans;
  const given = new URLSearchParams(first ? { plan: first.planId } : {});
  for (const { environmentId } of environment.environments) given.append('environment', environmentId);
  return `/admin/usermanagement/invite?${given}`;
};

const People = ({ checklist }: Props) => {
  const { t } = useTranslation();
  const { done, accounts, invitations } = checklist.people;
  return (
    <SetupStepRow
      step="people"
      done={done}
      state={`${t('setup.people.accounts', { count: accounts })} ${t('setup.people.invitations', { count: invitations })}`}
      actions={
        <>
          {!done && checklist.mail.done && (
            <ButtonLink to={inviteAddress(checklist)}>{t('setup.people.invite')}</ButtonLink>
          )}
          <Link to="/admin/usermanagement">{t('setup.people.list')}</Link>
        </>
      }
    />
  );
};

/** Every step of the checklist, in order. */
export const SetupSteps = ({ checklist }: Props) => (
  <ol className="setup-steps">
    {[Templates, Plan, Environment, Bic, Providers, Mail, LegalTexts, People].map((Step) => (
      <Step key={Step.name} checklist={checklist} />
    ))}
  </ol>
);
