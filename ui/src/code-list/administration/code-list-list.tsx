import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { SearchField } from '../../listing/search-field.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { codeListListSlice, selectCodeLists } from './code-list-slices.ts';
import { useListTitle } from './use-list-title.ts';

const columns = ['name', 'count', 'state', 'part', 'rules'] as const;

const stateOf = ({ builtIn, changed }: CodeListOverview): string => {
  if (!builtIn) return 'own';
  return changed ? 'changed' : 'builtIn';
};

const Row = ({ list }: { readonly list: CodeListOverview }) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const { name, count, subsetOf, rules } = list;
  return (
    <tr>
      <th scope="row" className="name-and-more">
        <Link to={`/admin/formats/codelists/${name}`}>{titleOf(list)}</Link>
        <span className="muted clipped">{name}</span>
      </th>
      <td className="figures number">{count}</td>
      <td>
        <span className="tag" data-tone={stateOf(list) === 'builtIn' ? undefined : 'info'}>
          {t(`codeList.state.${stateOf(list)}`)}
        </span>
      </td>
      <td>{subsetOf ? t(`codeList.name.${subsetOf}`, subsetOf) : <span className="muted">–</span>}</td>
      <td className="figures">{rules.length > 0 ? rules.join(', ') : <span className="muted">–</span>}</td>
    </tr>
  );
};

const Table = ({ lists }: { readonly lists: readonly CodeListOverview[] }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('codeList.title') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'count' ? 'number' : undefined}>
                {t(`codeList.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <Row key={list.name} list={list} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const { requested } = codeListListSlice.actions;

/** Every code list: how many codes it has, whether it was changed, and which rules ask it. */
export const CodeListList = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const titleOf = useListTitle();
  const [wanted, want] = useState('');
  const { items, trouble } = useSelector(selectCodeLists);
  useEffect(() => {
    dispatch(requested());
  }, [dispatch]);
  const found = items
    ?.filter((list) => `${list.name} ${titleOf(list)}`.toLowerCase().includes(wanted.toLowerCase()))
    .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), i18n.language));
  return (
    <>
      <div className="page-head">
        <p className="muted">{t('codeList.body')}</p>
        <div className="row-of-buttons code-list-actions">
          <SearchField
            id="code-list-search"
            label={t('codeList.search')}
            value={wanted}
            onChange={(text = '') => want(text)}
          />
          <ButtonLink
            tone="primary"
            to="/admin/formats/codelists/create"
            icon={<IconPlus size={15} aria-hidden="true" />}
          >
            {t('codeList.create')}
          </ButtonLink>
        </div>
      </div>
      {trouble && (
        <TroubleBox trouble={trouble} titleKey="codeList.fetchFailed" onRetry={() => dispatch(requested())} />
      )}
      {found ? <Table lists={found} /> : !trouble && <Skeletons rows={10} />}
      {found?.length === 0 && <p className="muted">{t('codeList.nothing')}</p>}
    </>
  );
};
