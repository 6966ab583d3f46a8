import type { ReactNode } from 'react';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { EmptyList, NoMatch } from './empty-list.tsx';
import type { Permissions } from './file-permissions.ts';
import { type ListFilters, narrows } from './list-address.ts';
import type { ListState } from './list-slice.ts';

type Props = {
  readonly list: ListState;
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
  readonly onRetry: () => void;
  readonly empty: { readonly filesPath: string; readonly permissions: Permissions; readonly canSend: boolean };
  readonly children: ReactNode;
};

/** The rows, or a message in their place. */
export const ListBody = ({ list, filters, onFilters, onRetry, empty, children }: Props) => {
  if (list.status === 'error' && list.problem)
    return <ProblemNotice problem={list.problem} titleKey="fileList.fetchFailed" onRetry={onRetry} />;
  if (list.rows.length > 0) return children;
  if (list.status !== 'idle') return <Skeletons rows={14} />;
  if (narrows(filters)) return <NoMatch onClear={() => onFilters({ sort: filters.sort, order: filters.order })} />;
  return <EmptyList {...empty} />;
};
