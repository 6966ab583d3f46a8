import type { TemplateEntry } from '@clearbench/contracts/template/administration-routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { spokenHead } from '../spoken.ts';
import { selectTemplateList, templateListSlice } from './template-edit-slices.ts';

const { requested } = templateListSlice.actions;

const useColumns = (): ShortColumns<TemplateEntry> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`templateAdmin.column.${column}`) });
  return [
    {
      ...named('title'),
      cell: ({ templateName, title, description }) => (
        <>
          <Link to={`/admin/templates/${templateName}/edit`}>{title}</Link>
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

const FoundTemplates = ({ templates }: { readonly templates: readonly TemplateEntry[] }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const found = useFound(templates, wordsOf);
  return (
    <>
      <FoundBar label={t('listing.find')} {...found} />
      <ShortList
        label={t('templateAdmin.title')}
        columns={columns}
        items={found.found}
        keyOf={({ templateName }) => templateName}
      />
    </>
  );
};

/** Every template files can be made from. */
export const TemplateList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, trouble } = useSelector(selectTemplateList);
  const shown = useMemo(() => items?.map((template) => spokenHead(template, t)), [items, t]);
  const read = () => dispatch(requested());
  useEffect(() => {
    dispatch(requested());
  }, [dispatch]);
  return (
    <div className="admin-form admin-list">
      <header className="page-head">
        <div>
          <h1>{t('templateAdmin.title')}</h1>
          <p className="muted">{t('templateAdmin.body')}</p>
        </div>
        <ButtonLink tone="primary" to="/admin/templates/create" icon={<IconPlus size={15} aria-hidden="true" />}>
          {t('templateAdmin.create')}
        </ButtonLink>
      </header>
      {trouble && <TroubleBox trouble={trouble} titleKey="templateAdmin.fetchFailed" onRetry={read} />}
      {shown ? <FoundTemplates templates={shown} /> : !trouble && <Skeletons rows={8} />}
    </div>
  );
};
