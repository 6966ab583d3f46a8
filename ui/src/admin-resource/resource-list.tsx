import { IconPlus } from 'virtual:icons';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FilterBar } from '../listing/filter-bar.tsx';
import { RemovedList } from '../listing/removed-list.tsx';
import { type ShortColumns, ShortList } from '../listing/short-list.tsx';
import { useTextFilter } from '../listing/use-text-filter.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import type { Restoring } from './admin-resource.ts';
import type { ListSlice } from './list-state.ts';

type Texts = {
  readonly title: string;
  readonly body: string;
  /** The key of the text for "could not be read". */
  readonly readFailed: string;
  /** The button that creates one; missing if `actions` contains it. */
  readonly create?: string;
  /** The label of the field that filters the list. */
  readonly find?: string;
  readonly removed?: string;
};

type TableProps<Item> = {
  readonly texts: Texts;
  readonly columns: ShortColumns<Item>;
  readonly keyOf: (item: Item) => string;
  /** The texts by which an item is found and sorted; missing if the server's order is kept and there is no search. */
  readonly wordsOf?: (item: Item) => readonly string[];
  readonly isFirst?: (item: Item) => boolean;
};

type Props<Item> = TableProps<Item> & {
  readonly resource: {
    readonly items: ListSlice<Item>;
    readonly addresses: { readonly list: string };
    readonly restoring?: Restoring | undefined;
  };
  /** The list is a tab of a page that has a title. */
  readonly isTab?: boolean;
  readonly actions?: ReactNode;
  /** Shown instead of an empty table. */
  readonly empty?: ReactNode;
  /** Filters above the table, and the items that pass them. */
  readonly filters?: ReactNode;
  readonly filtered?: (items: readonly Item[]) => readonly Item[];
};

type ItemsProps<Item> = TableProps<Item> & { readonly items: readonly Item[] };

const FoundItems = <Item,>(props: ItemsProps<Item> & Required<Pick<TableProps<Item>, 'wordsOf'>>) => {
  const { items, texts, columns, keyOf, wordsOf, isFirst } = props;
  const { t } = useTranslation();
  const found = useTextFilter(items, wordsOf, isFirst);
  return (
    <>
      <FilterBar label={texts.find ?? t('listing.find')} {...found} />
      <ShortList label={texts.title} columns={columns} items={found.found} keyOf={keyOf} />
    </>
  );
};

const Items = <Item,>({ wordsOf, ...props }: ItemsProps<Item>) => {
  const { items, texts, columns, keyOf } = props;
  if (wordsOf) return <FoundItems {...props} wordsOf={wordsOf} />;
  return <ShortList label={texts.title} columns={columns} items={items} keyOf={keyOf} />;
};

type HeadProps = Pick<Props<unknown>, 'texts' | 'isTab' | 'actions'> & { readonly createAt: string };

const ListHead = ({ texts: { title, body, create }, isTab = false, actions, createAt }: HeadProps) => (
  <header className="page-head">
    <div>
      {!isTab && <h1>{title}</h1>}
      <p className="muted">{body}</p>
    </div>
    <div className="row-of-buttons">
      {actions}
      {create !== undefined && (
        <ButtonLink tone="primary" to={createAt} icon={<IconPlus size={15} aria-hidden="true" />}>
          {create}
        </ButtonLink>
      )}
    </div>
  </header>
);

/** The list of a resource: its head, a filter, a table, and the deleted ones that can be restored. */
export const ResourceList = <Item,>(props: Props<Item>) => {
  const { resource, isTab = false, actions, empty, filters, filtered, ...table } = props;
  const { texts } = table;
  const { select, actions: listActions } = resource.items;
  const { restoring } = resource;
  const dispatch = useDispatch();
  const { items, problem } = useSelector(select);
  const shown = useMemo(() => items && (filtered?.(items) ?? items), [items, filtered]);
  const read = () => void dispatch(listActions.requested());
  useEffect(() => {
    dispatch(listActions.requested());
  }, [dispatch, listActions]);
  const content = (
    <>
      <ListHead texts={texts} isTab={isTab} actions={actions} createAt={`${resource.addresses.list}/create`} />
      {problem && <ProblemNotice problem={problem} titleKey={texts.readFailed} onRetry={read} />}
      {!items && !problem && <Skeletons rows={8} />}
      {items?.length === 0 && empty}
      {items && filters}
      {shown && (items?.length || !empty) && <Items {...table} items={shown} />}
      {restoring && texts.removed !== undefined && (
        <RemovedList
          title={texts.removed}
          read={restoring.list}
          restore={restoring.restore}
          after={items}
          onRestored={read}
        />
      )}
    </>
  );
  if (isTab) return content;
  return (
    <div className="admin-form admin-list">
      <PageTitle title={texts.title} />
      {content}
    </div>
  );
};
