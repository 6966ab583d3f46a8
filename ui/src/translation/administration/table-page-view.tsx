import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exported } from './exchange.ts';
import { RemoveLanguage } from './remove-language.tsx';
import { rowsShown, type TableView, type TextTable } from './table.ts';
import { queryOf, viewIn } from './table-address.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { TextGridView } from './text-grid-view.tsx';

type Props = { readonly table: TextTable; readonly saveFile: (text: string, name: string) => void };

/** Every text of the interface in every language. */
export const TablePageView = ({ table, saveFile }: Props) => {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { languages } = table;
  const view = useMemo(() => viewIn(query, languages, i18n.language), [query, languages, i18n.language]);
  const rows = useMemo(() => rowsShown(table, view), [table, view]);
  const onView = (some: Partial<TableView>) => setQuery(queryOf({ ...view, ...some }), { replace: true });
  const [leaving, setLeaving] = useState<string>();
  const onExport = (language: string) => saveFile(exported(table, language), `clearbench-${language}.json`);
  return (
    <>
      <TableToolbar table={table} view={view} onView={onView} onExport={onExport} />
      {rows.length === 0 ? (
        <p className="text-none" role="status">
          {t('translations.nothing')}
        </p>
      ) : (
        <TextGridView table={table} rows={rows} view={view} onView={onView} onRemove={setLeaving} />
      )}
      {leaving !== undefined && languages.includes(leaving) && (
        <RemoveLanguage table={table} language={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
};
