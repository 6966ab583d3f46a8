import type { TemplateEntry } from '@clearbench/contracts/template/administration-routes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { spokenHead } from '../translate-template.ts';
import { templates } from './template-resource.ts';

addResource(templates);

const builtIn = `${templates.addresses.list}/built-in`;

const useColumns = (): ShortColumns<TemplateEntry> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`templateAdmin.column.${column}`) });
  return [
    {
      ...named('title'),
      cell: ({ templateName, title, description }) => (
        <>
          <Link to={templates.addresses.item(templateName)}>{title}</Link>
          <span className="muted clipped" title={description}>
            {description || templateName}
          </span>
        </>
      ),
    },
    { ...named('group'), cell: ({ group }) => group },
    { ...named('messageType'), cell: ({ messageType }) => <code>{messageType}</code> },
    { ...named('rbVersions'), cell: ({ rbVersions }) => <span className="figures">{rbVersions.join(', ')}</span> },
    { ...named('fields'), isNumber: true, cell: ({ fields }) => fields },
    { ...named('files'), isNumber: true, cell: ({ files }) => files },
  ];
};

const wordsOf = ({ group, title, messageType, templateName, rbVersions }: TemplateEntry): readonly string[] => [
  group,
  title,
  messageType,
  templateName,
  ...rbVersions,
];
const keyOf = ({ templateName }: TemplateEntry): string => templateName;

/** Every template from which users create files. */
export const TemplateList = () => {
  const { t } = useTranslation();
  const columns = useColumns();
  const translated = useMemo(
    () => (items: readonly TemplateEntry[]) => items.map((template) => spokenHead(template, t)),
    [t],
  );
  const texts = {
    title: t('templateAdmin.title'),
    body: t('templateAdmin.body'),
    readFailed: templates.readFailed,
    create: t('templateAdmin.create'),
    removed: t('removedList.templates'),
  };
  const empty = (
    <EmptyState title={t('templateAdmin.nothing')} body={t('templateAdmin.nothingBody')}>
      <ButtonLink tone="primary" to={builtIn}>
        {t('templateAdmin.install')}
      </ButtonLink>
    </EmptyState>
  );
  return (
    <ResourceList
      resource={templates}
      texts={texts}
      columns={columns}
      keyOf={keyOf}
      wordsOf={wordsOf}
      filtered={translated}
      empty={empty}
      actions={<ButtonLink to={builtIn}>{t('builtIn.title')}</ButtonLink>}
    />
  );
};
