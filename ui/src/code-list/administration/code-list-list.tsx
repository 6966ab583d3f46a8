import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { SearchField } from '../../listing/search-field.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { codeListListSlice, selectCodeLists } from './code-list-slices.ts';
import { useListTitle } from './use-list-title.ts';

const stateOf = ({ builtIn, changed }: CodeListOverview): string => {
  if (!builtIn) return 'own';
  return changed ? 'changed' : 'builtIn';
};

const Nothing = () => <span className="muted">–</span>;

const useColumns = (): ShortColumns<CodeListOverview> => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const named = (column: string) => ({ name: t(`codeList.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: (list) => (
        <>
          <Link to={`/admin/formats/codelists/${list.name}`}>{titleOf(list)}</Link>
          <span className="muted clipped">{list.name}</span>
        </>
      ),
    },
    { ...named('count'), isNumber: true, cell: ({ count }) => count },
    {
      ...named('state'),
      cell: (list) => (
        <span className="tag" data-tone={stateOf(list) === 'builtIn' ? undefined : 'info'}>
          {t(`codeList.state.${stateOf(list)}`)}
        </span>
      ),
    },
    { ...named('part'), cell: ({ subsetOf }) => (subsetOf ? t(`codeList.name.${subsetOf}`, subsetOf) : <Nothing />) },
    { ...named('rules'), cell: ({ rules }) => (rules.length > 0 ? rules.join(', ') : <Nothing />) },
  ];
};

const { requested } = codeListListSlice.actions;

/** Every code list: how many codes it has, whether it was changed, and which rules ask it. */
export const CodeListList = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const titleOf = useListTitle();
  const columns = useColumns();
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
      {found ? (
        <ShortList label={t('codeList.title')} columns={columns} items={found} keyOf={({ name }) => name} />
      ) : (
        !trouble && <Skeletons rows={10} />
      )}
      {found?.length === 0 && <p className="muted">{t('codeList.nothing')}</p>}
    </>
  );
};
