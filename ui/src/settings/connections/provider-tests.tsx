import type { SignInStepResult, SignInTest } from '@clearbench/contracts/settings/connection-routes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { momentFormat } from '../../translation/moment-format.ts';
import { providerCheckRequested, selectConnections, signInTestRequested } from './connections-slice.ts';
import { TestResult } from './test-result.tsx';

/** Each step of a test, its result, and what to do about it. */
const StepsList = ({ steps }: { readonly steps: readonly SignInStepResult[] }) => {
  const { t } = useTranslation();
  return (
    <ol className="test-steps">
      {steps.map(({ step, outcome, errorKey, params }) => (
        <li key={step}>
          <span className="test-step-outcome" data-outcome={outcome}>
            {t(`connections.outcome.${outcome}`)}
          </span>
          <div>
            {t(`connections.step.${step}`)}
            {errorKey && <p className="test-step-cause">{t(`error.${errorKey}`, params ?? {})}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
};

const Account = ({ account }: { readonly account: NonNullable<SignInTest['account']> }) => {
  const { t } = useTranslation();
  const { userId, displayName: name = '', waits } = account;
  if (userId === undefined) return <p>{t(waits ? 'connections.account.newWaits' : 'connections.account.new')}</p>;
  const says = t(waits ? 'connections.account.existingWaits' : 'connections.account.existing', { name });
  return (
    <p>
      <Link to={`/admin/usermanagement/${userId}/edit`}>{says}</Link>
    </p>
  );
};

/** The hash of the address to which the provider redirects. */
const returnParameter = 'signInTest';

/** The result of a sign-in test. */
const SignInResult = ({ test }: { readonly test: SignInTest }) => {
  const { t, i18n } = useTranslation();
  const { succeeded, steps, identity, account } = test;
  const time = momentFormat(i18n.language, { timeStyle: 'medium' }).format(new Date(test.at));
  const none = t('connections.identity.none');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the redirect from the provider, the page is at its top.
    if (new URLSearchParams(location.search).get(returnParameter) !== test.provider) return;
    container.current?.scrollIntoView({ block: 'center' });
    container.current?.focus({ preventScroll: true });
  }, [test]);
  return (
    <div ref={container} tabIndex={-1}>
      <TestResult
        good={succeeded}
        says={t(succeeded ? 'connections.provider.succeeded' : 'connections.provider.failedAt', { time })}
      />
      <StepsList steps={steps} />
      {identity && (
        <p>
          {t('connections.identity', {
            subject: identity.subject,
            name: identity.displayName || none,
            email: identity.email || none,
            claims: identity.claims.join(', '),
          })}
        </p>
      )}
      {account && <Account account={account} />}
    </div>
  );
};

const CheckResult = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation();
  const check = useSelector(selectConnections).checks[name];
  if (check?.status === 'loading') return <p className="muted">{t('connections.provider.checking')}</p>;
  if (check?.status === 'error')
    return <TestResult good={false} says={t(`error.${check.problem.errorKey}`, check.problem.params)} />;
  return check?.status === 'idle' ? <StepsList steps={check.result} /> : null;
};

/** Tests a provider from the server, and by signing in. */
export const ProviderTests = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { checks, leavingFor, signInProblem, test } = useSelector(selectConnections);
  const busy = checks[name]?.status === 'loading' || leavingFor !== undefined;
  const problem = signInProblem?.name === name ? signInProblem.problem : undefined;
  return (
    <div className="connection-test">
      <div className="connection-test-row">
        <Button disabled={busy} onClick={() => dispatch(providerCheckRequested(name))}>
          {t('connections.provider.check')}
        </Button>
        <Button disabled={busy} onClick={() => dispatch(signInTestRequested(name))}>
          {t('connections.provider.signIn')}
        </Button>
      </div>
      <div role="status">
        {leavingFor === name && <p className="muted">{t('connections.provider.leaving')}</p>}
        {problem && <TestResult good={false} says={t(`error.${problem.errorKey}`, problem.params)} />}
        <CheckResult name={name} />
        {test?.provider === name && <SignInResult test={test} />}
      </div>
    </div>
  );
};
