import type { EnvelopeSummary } from '@clearbench/contracts/envelope/routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { envelopes } from './envelope-resource.ts';

addResource(envelopes);

const mostNames = 3;

const useColumns = (): ShortColumns<EnvelopeSummary> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`envelope.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: ({ profileId, name, builtIn }) => (
        <>
          <Link to={envelopes.addresses.item(profileId)}>{builtIn ? t(`envelope.name.${profileId}`, name) : name}</Link>{' '}
          {builtIn && <span className="tag">{t('calendar.builtIn')}</span>}
          <span className="muted clipped">{profileId}</span>
        </>
      ),
    },
    {
      ...named('fileTypes'),
      cell: ({ fileTypes }) => (fileTypes.length === 0 ? t('envelope.singleMessages') : fileTypes.join(', ')),
    },
    { ...named('fileName'), cell: ({ fileName = '' }) => <code>{fileName}</code> },
    {
      ...named('usedBy'),
      cell: ({ usedBy }) =>
        usedBy.length === 0 ? (
          <span className="muted">{t('calendar.noEnvironment')}</span>
        ) : (
          <span className="used-by">
            {usedBy.slice(0, mostNames).join(', ')}
            {usedBy.length > mostNames && ` ${t('calendar.more', { count: usedBy.length - mostNames })}`}
          </span>
        ),
    },
  ];
};

const wordsOf = ({ profileId, name }: EnvelopeSummary): readonly string[] => [name, profileId];
const isBuiltIn = ({ builtIn }: EnvelopeSummary): boolean => builtIn;
const keyOf = ({ profileId }: EnvelopeSummary): string => profileId;

/** The list of envelope profiles with the environments that use them. */
export const EnvelopeList = () => {
  const { t } = useTranslation();
  const columns = useColumns();
  const texts = {
    title: t('envelope.title'),
    body: t('envelope.body'),
    readFailed: envelopes.readFailed,
    create: t('envelope.create'),
  };
  return (
    <ResourceList
      isTab
      resource={envelopes}
      texts={texts}
      columns={columns}
      keyOf={keyOf}
      wordsOf={wordsOf}
      isFirst={isBuiltIn}
    />
  );
};
