import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { SignInStage } from '../parts/sign-in-stage.tsx';
import { rememberedPath } from './login-redirect.ts';
import { loginUrlsRequested, selectLogin } from './login-slice.ts';
import { loginStep, providerUrl } from './login-step.ts';
import { endInQuery } from './session-end.ts';

const Message = ({ query }: { readonly query: URLSearchParams }) => {
  const { t, i18n } = useTranslation();
  const error = query.get('error');
  if (error) {
    const key: string = i18n.exists(`error.${error}`) ? error : 'session.signInFailed';
    return (
      <p className="callout" data-tone="bad" role="alert">
        {t(`error.${key}`)}
      </p>
    );
  }
  const end = endInQuery(query);
  if (end)
    return (
      <div className="callout" data-tone="info" role="status">
        <p>{t(`login.ended.${end.reason}`)}</p>
        {end.texts > 0 && <p>{t('login.textsKept', { count: end.texts })}</p>}
      </div>
    );
  const notice = (['deleted', 'signedOut', 'cancelled'] as const).find((name) => query.has(name));
  if (notice === undefined) return null;
  return (
    <p className="callout" data-tone={notice === 'cancelled' ? 'info' : 'good'} role="status">
      {t(`login.${notice}`)}
    </p>
  );
};

/** The sign-in providers. */
export const LoginView = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const { status, urls, problem } = useSelector(selectLogin);
  const back = rememberedPath();
  const step = loginStep(query, status === 'idle' ? urls : undefined, back, window.location.origin);
  const leaving = step.type === 'load' ? step.path : undefined;

  useEffect(() => {
    dispatch(loginUrlsRequested());
  }, [dispatch]);
  useEffect(() => {
    if (leaving !== undefined) window.location.assign(leaving);
  }, [leaving]);

  if (step.type === 'move') return <Navigate to={step.path} replace />;
  if (leaving !== undefined || status === 'initial' || status === 'loading')
    return <div className="stage-bar" aria-busy="true" />;
  return (
    <SignInStage>
      <PageTitle title={t('login.title')} />
      <h1>{t('login.title')}</h1>
      <p className="muted">{t('login.body')}</p>
      <Message query={query} />
      {problem && (
        <ProblemNotice problem={problem} titleKey="login.fetchFailed" onRetry={() => dispatch(loginUrlsRequested())} />
      )}
      <div className="sign-in-choices">
        {urls.map(({ name, url }) => (
          <a key={name} className="button button-large" data-tone="primary" href={providerUrl(url, back)}>
            {t('login.with', { name })}
          </a>
        ))}
      </div>
    </SignInStage>
  );
};
