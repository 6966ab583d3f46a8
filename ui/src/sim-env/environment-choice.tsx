import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../parts/button-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { pathOfFiles } from './selected-environment.ts';

type Props = { readonly environments: readonly SimEnv[]; readonly isAdministrator: boolean };

/** A user waits for an administrator; an administrator opens the first environment. */
const NoEnvironment = ({ isAdministrator }: Pick<Props, 'isAdministrator'>) => {
  const { t } = useTranslation();
  return (
    <div className="stage">
      <PageTitle title={t('start.noEnvironment')} />
      <h1>{t('start.noEnvironment')}</h1>
      <p className="muted">{t(isAdministrator ? 'start.openEnvironmentBody' : 'start.noEnvironmentBody')}</p>
      {isAdministrator && (
        <div className="row-of-buttons">
          <ButtonLink tone="primary" to="/admin/setup">
            {t('start.toSetup')}
          </ButtonLink>
          <ButtonLink to="/admin/simenv/create">{t('start.openEnvironment')}</ButtonLink>
        </div>
      )}
    </div>
  );
};

/** For a first visit: the environments with their purpose. */
export const EnvironmentChoice = ({ environments, isAdministrator }: Props) => {
  const { t } = useTranslation();
  if (environments.length === 0) return <NoEnvironment isAdministrator={isAdministrator} />;
  return (
    <div className="column">
      <PageTitle title={t('start.title')} />
      <h1>{t('start.title')}</h1>
      <p className="muted">{t('start.body')}</p>
      <ul className="cards">
        {environments.map(
          ({ environmentToken, environmentName, environmentGroup, scheme, versions, canSendToTestEngine }) => (
            <li key={environmentToken} className="card">
              <p className="card-group">{environmentGroup}</p>
              <h2>{environmentName}</h2>
              <p className="muted">
                {t(`scheme.${scheme}`)} · {t(canSendToTestEngine ? 'simEnv.sends' : 'simEnv.doesNotSend')}
              </p>
              <p className="card-links">
                {versions.map((rbVersion) => (
                  <Link
                    key={rbVersion}
                    className="chip"
                    to={pathOfFiles({ envToken: environmentToken, rbVersion })}
                    aria-label={t('start.open', { name: environmentName, rbVersion })}
                  >
                    {rbVersion}
                  </Link>
                ))}
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
};
