import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { selectSimEnvStatus, selectSimEnvs } from '../sim-env-slice.ts';
import { type Counts, countsRequested, selectDirectory } from './directory-slice.ts';

const columns = ['name', 'token', 'scheme', 'versions', 'sends', 'members', 'files', 'clone'] as const;
const numbers: readonly string[] = ['members', 'files', 'clone'];

type RowProps = { readonly environment: SimEnv; readonly counts: Counts[number] | undefined };

const Row = ({ environment, counts }: RowProps) => {
  const { t } = useTranslation();
  const { environmentId, environmentName, environmentGroup, environmentToken, scheme, versions } = environment;
  const copy = t('simEnvAdmin.cloneNamed', { name: environmentName });
  return (
    <tr>
      <th scope="row" className="name-and-more">
        <Link to={`/admin/simenv/${environmentId}/edit`}>{environmentName}</Link>
        <span className="muted clipped">{environmentGroup}</span>
      </th>
      <td>
        <code>{environmentToken}</code>
      </td>
      <td>{t(`simEnvAdmin.scheme.${scheme}`)}</td>
      <td className="figures">{versions.join(', ')}</td>
      <td>{t(environment.canSendToTestEngine ? 'plan.yes' : 'plan.no')}</td>
      <td className="figures number">{counts?.members ?? ''}</td>
      <td className="figures number">{counts?.files ?? ''}</td>
      <td className="number">
        <Link className="icon-button" to={`/admin/simenv/create?from=${environmentId}`} aria-label={copy} title={copy}>
          <IconCopy size={15} aria-hidden="true" />
        </Link>
      </td>
    </tr>
  );
};

const wordsOf = ({ environmentGroup, environmentName, environmentToken }: SimEnv): readonly string[] => [
  environmentGroup,
  environmentName,
  environmentToken,
];

const Table = ({ environments }: { readonly environments: readonly SimEnv[] }) => {
  const { t } = useTranslation();
  const { counts = [] } = useSelector(selectDirectory);
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('simEnvAdmin.title') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={numbers.includes(column) ? 'number' : undefined}>
                <span className={column === 'clone' ? 'only-spoken' : undefined}>
                  {t(`simEnvAdmin.column.${column}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {environments.map((environment) => (
            <Row
              key={environment.environmentId}
              environment={environment}
              counts={counts.find(({ environmentId }) => environmentId === environment.environmentId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Every simulation environment: what it is for, who works there and how much is in it. */
export const SimEnvList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const environments = useSelector(selectSimEnvs);
  const status = useSelector(selectSimEnvStatus);
  const { trouble } = useSelector(selectDirectory);
  const found = useFound(environments, wordsOf);
  useEffect(() => {
    dispatch(countsRequested());
  }, [dispatch]);
  return (
    <div className="admin-form admin-list">
      <header className="page-head">
        <div>
          <h1>{t('simEnvAdmin.title')}</h1>
          <p className="muted">{t('simEnvAdmin.body')}</p>
        </div>
        <ButtonLink tone="primary" to="/admin/simenv/create" icon={<IconPlus size={15} aria-hidden="true" />}>
          {t('simEnvAdmin.new')}
        </ButtonLink>
      </header>
      {trouble && (
        <TroubleBox trouble={trouble} titleKey="simEnvAdmin.fetchFailed" onRetry={() => dispatch(countsRequested())} />
      )}
      {status === 'loading' && environments.length === 0 ? (
        <Skeletons rows={5} />
      ) : (
        <>
          <FoundBar label={t('listing.find')} {...found} />
          <Table environments={found.found} />
        </>
      )}
      {status === 'idle' && environments.length === 0 && <p className="muted">{t('simEnvAdmin.nothing')}</p>}
    </div>
  );
};
