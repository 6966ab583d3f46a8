import type { ProviderConnection } from '@clearbench/contracts/settings/connection-routes';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { ProviderTests } from './provider-tests.tsx';

/** The embedded provider of a demonstration. */
const demoProvider = 'demo';

/** One sign-in provider of the operator's settings. */
export const ProviderFacts = ({ provider }: { readonly provider: ProviderConnection }) => {
  const { t } = useTranslation();
  const { name, title, issuer, clientId, scopes, callbackUrl, authorizeUrl, tokenUrl, userinfoUrl } = provider;
  const protocol = issuer ? t('connections.provider.oidc', { issuer }) : t('connections.provider.oauth');
  const facts: Fact[] = [
    { name: t('connections.provider.protocol'), value: protocol, help: scopes.join(' ') },
    { name: t('connections.provider.client'), value: <code>{clientId}</code> },
    {
      name: t('connections.provider.callback'),
      value: <code>{callbackUrl}</code>,
      help: t('connections.provider.callbackHelp'),
    },
    {
      name: t('connections.provider.endpoints'),
      value: [authorizeUrl, tokenUrl, userinfoUrl].map((address) => (
        <code key={address} className="setting-variable">
          {address}
        </code>
      )),
    },
    {
      name: t('connections.provider.test'),
      value: <ProviderTests name={name} />,
      help: t(name === demoProvider ? 'connections.provider.demoHelp' : 'connections.provider.testHelp'),
    },
  ];
  return <Facts title={t('connections.providers', { title })} facts={facts} />;
};
