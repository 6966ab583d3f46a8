import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import type { TextTable } from './table.ts';
import { selectTable, tableRequested } from './table-slice.ts';

type Props = { readonly children: (table: TextTable) => ReactNode };

/** For pages that need the table of texts: loads it before they render. */
export const WithTable = ({ children }: Props) => {
  const dispatch = useDispatch();
  const { table, problem } = useSelector(selectTable);
  useEffect(() => {
    dispatch(tableRequested());
  }, [dispatch]);
  if (table) return children(table);
  if (!problem) return <Skeletons rows={14} />;
  return (
    <ProblemNotice problem={problem} titleKey="translations.fetchFailed" onRetry={() => dispatch(tableRequested())} />
  );
};
