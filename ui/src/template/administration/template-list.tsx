import type { TemplateEntry } from '@clearbench/contracts/template/administration-routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { spokenHead } from '../spoken.ts';
import { selectTemplateList, templateListSlice } from './template-edit-slices.ts';

const { requested } = templateListSlice.actions;
const columns = ['title', 'group', 'messageType', 'rbVersions', 'fields', 'files'] as const;
const numbers: readonly string[] = ['fields', 'files'];

const Row = ({ template }: { readonly template: TemplateEntry }) => (
  <tr>
    <th scope="row" className="name-and-more">
      <Link to={`/admin/templates/${template.templateName}/edit`}>{template.title}</Link>
      <span className="muted clipped">{template.description || template.templateName}</span>
    </th>
    <td>{template.group}</td>
    <td>
      <code>{template.messageType}</code>
    </td>
    <td className="figures">{template.rbVersions.join(', ')}</td>
    <td className="figures number">{template.fields}</td>
    <td className="figures number">{template.files}</td>
  </tr>
);

const Table = ({ templates }: { readonly templates: readonly TemplateEntry[] }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('templateAdmin.title') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={numbers.includes(column) ? 'number' : undefined}>
                {t(`templateAdmin.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <Row key={template.templateName} template={template} />
          ))}
        </tbody>
      </table>
    </div>
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
      {shown ? <Table templates={shown} /> : !trouble && <Skeletons rows={8} />}
    </div>
  );
};
