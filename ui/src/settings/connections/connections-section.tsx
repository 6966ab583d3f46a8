import './connections.css';
import type { MailConnection } from '@clearbench/contracts/settings/connection-routes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { connectionsRequested, selectConnections } from './connections-slice.ts';
import { MailTestControl } from './mail-test.tsx';
import { ProviderFacts } from './provider-facts.tsx';

const mailVariables = ['CLEARBENCH_SMTP_URL', 'CLEARBENCH_MAIL_FROM', 'CLEARBENCH_CONTACT_TO'];

const MailFacts = ({ mail }: { readonly mail: MailConnection | undefined }) => {
  const { t } = useTranslation();
  const state = {
    name: t('connections.state'),
    value: (
      <span className="state" data-on={mail !== undefined}>
        {t(mail ? 'appSettings.mailOn' : 'appSettings.mailOff')}
      </span>
    ),
    help: t(mail ? 'appSettings.mailOnHelp' : 'appSettings.mailOffHelp'),
  };
  const facts: Fact[] = mail
    ? [
        state,
        { name: t('connections.mail.server'), value: <code>{`${mail.host}:${mail.port}`}</code> },
        { name: t('connections.mail.encryption'), value: t(`connections.mail.${mail.encryption}`) },
        {
          name: t('connections.mail.user'),
          value: mail.user === undefined ? t('connections.mail.noUser') : <code>{mail.user}</code>,
        },
        { name: t('connections.mail.from'), value: mail.from },
        { name: t('connections.mail.test'), value: <MailTestControl />, help: t('connections.mail.testHelp') },
      ]
    : [
        state,
        {
          name: t('connections.mail.toSet'),
          value: mailVariables.map((name) => (
            <code key={name} className="setting-variable">
              {name}
            </code>
          )),
          help: t('connections.mail.toSetHelp'),
        },
      ];
  return <Facts title={t('appSettings.mail')} facts={facts} />;
};

/** The servers that the operator has set up, and how to test them. */
export const ConnectionsSection = () => {
  const dispatch = useDispatch();
  const { connections, problem } = useSelector(selectConnections);
  useEffect(() => void dispatch(connectionsRequested()), [dispatch]);
  if (problem)
    return (
      <ProblemNotice problem={problem} titleKey="connections.failed" onRetry={() => dispatch(connectionsRequested())} />
    );
  if (!connections) return null;
  return (
    <>
      <MailFacts mail={connections.mail} />
      {connections.providers.map((provider) => (
        <ProviderFacts key={provider.name} provider={provider} />
      ))}
    </>
  );
};
