import './code-list.css';
import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { codeLists } from './code-list-resource.ts';
import { useListTitle } from './use-list-title.ts';

addResource(codeLists);

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
          <Link to={codeLists.addresses.item(list.name)}>{titleOf(list)}</Link>
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

const keyOf = ({ name }: CodeListOverview): string => name;

/** The list of code lists with their number of codes, whether they were changed, and the rules that use them. */
export const CodeListList = () => {
  const { t, i18n } = useTranslation();
  const titleOf = useListTitle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the language only
  const wordsOf = useCallback((list: CodeListOverview) => [titleOf(list), list.name], [i18n.language]);
  const columns = useColumns();
  const texts = {
    title: t('codeList.title'),
    body: t('codeList.body'),
    readFailed: codeLists.readFailed,
    create: t('codeList.create'),
    find: t('codeList.search'),
  };
  return <ResourceList isTab resource={codeLists} texts={texts} columns={columns} keyOf={keyOf} wordsOf={wordsOf} />;
};
