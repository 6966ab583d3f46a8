import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfFiles } from './workplace.ts';

/** For a first visit: the environments with what each is for. */
export const EnvironmentChoice = ({ environments }: { readonly environments: readonly SimEnv[] }) => {
  const { t } = useTranslation();
  if (environments.length === 0)
    return (
      <div className="stage">
        <h1>{t('start.noEnvironment')}</h1>
        <p className="muted">{t('start.noEnvironmentBody')}</p>
      </div>
    );
  return (
    <div className="column">
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
