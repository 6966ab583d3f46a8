import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import type { TextTable } from './table.ts';
import { selectTable, tableRequested } from './table-slice.ts';

type Props = { readonly children: (table: TextTable) => ReactNode };

/** For pages that need the table of texts: loads it before they render. */
export const WithTable = ({ children }: Props) => {
  const dispatch = useDispatch();
  const { table, trouble } = useSelector(selectTable);
  useEffect(() => {
    dispatch(tableRequested());
  }, [dispatch]);
  if (table) return children(table);
  if (!trouble) return <Skeletons rows={14} />;
  return (
    <TroubleBox trouble={trouble} titleKey="translations.fetchFailed" onRetry={() => dispatch(tableRequested())} />
  );
};
