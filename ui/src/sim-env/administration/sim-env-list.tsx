import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { selectSimEnvStatus, selectSimEnvs } from '../sim-env-slice.ts';
import { type Counts, countsRequested, selectDirectory } from './directory-slice.ts';

const Copy = ({ environmentId, environmentName }: SimEnv) => {
  const { t } = useTranslation();
  const copy = t('simEnvAdmin.cloneNamed', { name: environmentName });
  return (
    <Link className="icon-button" to={`/admin/simenv/create?from=${environmentId}`} aria-label={copy} title={copy}>
      <IconCopy size={15} aria-hidden="true" />
    </Link>
  );
};

const useColumns = (counts: Counts): ShortColumns<SimEnv> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`simEnvAdmin.column.${column}`) });
  const countsOf = ({ environmentId }: SimEnv) => counts.find((one) => one.environmentId === environmentId);
  return [
    {
      ...named('name'),
      cell: ({ environmentId, environmentName, environmentGroup }) => (
        <>
          <Link to={`/admin/simenv/${environmentId}/edit`}>{environmentName}</Link>
          <span className="muted clipped">{environmentGroup}</span>
        </>
      ),
    },
    { ...named('token'), cell: ({ environmentToken }) => <code>{environmentToken}</code> },
    { ...named('scheme'), cell: ({ scheme }) => t(`simEnvAdmin.scheme.${scheme}`) },
    { ...named('versions'), cell: ({ versions }) => <span className="figures">{versions.join(', ')}</span> },
    { ...named('sends'), cell: ({ canSendToTestEngine }) => t(canSendToTestEngine ? 'plan.yes' : 'plan.no') },
    { ...named('members'), isNumber: true, cell: (environment) => countsOf(environment)?.members ?? '' },
    { ...named('files'), isNumber: true, cell: (environment) => countsOf(environment)?.files ?? '' },
    { ...named('clone'), isNumber: true, cell: (environment) => <Copy {...environment} /> },
  ];
};

const wordsOf = ({ environmentGroup, environmentName, environmentToken }: SimEnv): readonly string[] => [
  environmentGroup,
  environmentName,
  environmentToken,
];

const Table = ({ environments }: { readonly environments: readonly SimEnv[] }) => {
  const { t } = useTranslation();
  const { counts = [] } = useSelector(selectDirectory);
  const columns = useColumns(counts);
  const keyOf = ({ environmentId }: SimEnv): string => environmentId;
  return <ShortList label={t('simEnvAdmin.title')} columns={columns} items={environments} keyOf={keyOf} />;
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
