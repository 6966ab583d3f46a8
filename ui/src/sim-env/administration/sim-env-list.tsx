import { IconCopy } from 'virtual:icons';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { type ListedSimEnv, simEnvs } from './sim-env-resource.ts';

addResource(simEnvs);

const Copy = ({ environmentId, environmentName }: SimEnv) => {
  const { t } = useTranslation();
  const copy = t('simEnvAdmin.cloneNamed', { name: environmentName });
  return (
    <Link className="icon-button" to={`/admin/simenv/create?from=${environmentId}`} aria-label={copy} title={copy}>
      <IconCopy size={15} aria-hidden="true" />
    </Link>
  );
};

const useColumns = (): ShortColumns<ListedSimEnv> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`simEnvAdmin.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: ({ environmentId, environmentName, environmentGroup }) => (
        <>
          <Link to={simEnvs.addresses.item(environmentId)}>{environmentName}</Link>
          <span className="muted clipped">{environmentGroup}</span>
        </>
      ),
    },
    { ...named('token'), cell: ({ environmentToken }) => <code>{environmentToken}</code> },
    { ...named('scheme'), cell: ({ scheme }) => t(`simEnvAdmin.scheme.${scheme}`) },
    { ...named('versions'), cell: ({ versions }) => <span className="figures">{versions.join(', ')}</span> },
    { ...named('sends'), cell: ({ canSendToTestEngine }) => t(canSendToTestEngine ? 'plan.yes' : 'plan.no') },
    { ...named('members'), isNumber: true, cell: ({ members }) => members },
    { ...named('files'), isNumber: true, cell: ({ files }) => files },
    { ...named('clone'), isNumber: true, cell: (environment) => <Copy {...environment} /> },
  ];
};

const wordsOf = ({ environmentGroup, environmentName, environmentToken }: SimEnv): readonly string[] => [
  environmentGroup,
  environmentName,
  environmentToken,
];
const keyOf = ({ environmentId }: SimEnv): string => environmentId;

/** Every simulation environment: its purpose, and the numbers of its members and files. */
export const SimEnvList = () => {
  const { t } = useTranslation();
  const columns = useColumns();
  const texts = {
    title: t('simEnvAdmin.title'),
    body: t('simEnvAdmin.body'),
    readFailed: 'simEnv.fetchFailed',
    create: t('simEnvAdmin.new'),
    removed: t('removedList.environments'),
  };
  const empty = (
    <EmptyState title={t('simEnvAdmin.nothing')} body={t('simEnvAdmin.nothingBody')}>
      <ButtonLink tone="primary" to={`${simEnvs.addresses.list}/create`}>
        {t('simEnvAdmin.openFirst')}
      </ButtonLink>
    </EmptyState>
  );
  return (
    <ResourceList resource={simEnvs} texts={texts} columns={columns} keyOf={keyOf} wordsOf={wordsOf} empty={empty} />
  );
};
