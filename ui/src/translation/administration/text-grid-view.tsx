import { IconTrash } from 'virtual:icons';
import { languages as productLanguages, type TranslationRow } from '@clearbench/contracts/translation/routes';
import { type CSSProperties, type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listMemory } from '../../listing/list-memory.ts';
import { IconButton } from '../../parts/button.tsx';
import { VirtualGrid } from '../../parts/virtual-grid.tsx';
import { languageName } from '../language.ts';
import { missingIn, type TableView, type TextTable } from './table.ts';
import { pathOfText, queryOf } from './table-address.ts';
import { TextCell } from './text-cell.tsx';
import { gridId, textListKey, useTextGrid } from './use-text-grid.ts';

const nothingChosen: ReadonlySet<string> = new Set();
const nothing = () => undefined;

const keyOf = ({ key }: TranslationRow): string => key;

type Props = {
  readonly table: TextTable;
  readonly rows: readonly TranslationRow[];
  readonly view: TableView;
  readonly onView: (some: Partial<TableView>) => void;
  readonly onRemove: (language: string) => void;
};

const isAdded = (language: string): boolean => !(productLanguages as readonly string[]).includes(language);

const Header = ({ table, view, onView, onRemove }: Omit<Props, 'rows'>) => {
  const { t, i18n } = useTranslation();
  return (
    <tr className="row row-header" aria-rowindex={1}>
      <th scope="col" className="cell">
        {t('translations.key')}
      </th>
      {view.languages.map((language) => {
        const missing = missingIn(table, language);
        return (
          <th key={language} scope="col" className="cell text-head">
            <span>{languageName(language)}</span>
            <span className="muted">{language}</span>
            {isAdded(language) && (
              <IconButton
                className="text-remove"
                label={t('translations.removeOf', { language: languageName(language, i18n.language) })}
                title={t('translations.removeLanguage')}
                onClick={() => onRemove(language)}
              >
                <IconTrash size={14} aria-hidden="true" />
              </IconButton>
            )}
            {missing > 0 && (
              <button type="button" className="text-lacking figures" onClick={() => onView({ show: 'missing' })}>
                {t('translations.missingIn', { count: missing })}
              </button>
            )}
          </th>
        );
      })}
    </tr>
  );
};

const languageAt = ({ target }: MouseEvent): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-language]')?.dataset.language;

/** Keys as rows, languages as columns; a cell is edited in place. */
export const TextGridView = ({ table, rows, view, onView, onRemove }: Props) => {
  const { t } = useTranslation();
  const { languages } = view;
  const grid = useTextGrid({ table, rows, languages });
  // Created again on each render: a cell depends on all of the state around it.
  const cells = useCallback(
    (row: TranslationRow) => (
      <>
        <th scope="row" className="cell text-key">
          <Link
            to={`${pathOfText(row.key)}?${queryOf(view)}`}
            tabIndex={-1}
            title={row.key}
            onClick={() => listMemory.keepActive(textListKey, row.key, -1)}
          >
            {row.key}
          </Link>
        </th>
        {languages.map((language) => (
          <TextCell key={language} table={table} row={row} language={language} grid={grid} />
        ))}
      </>
    ),
    [table, languages, grid, view],
  );
  const onRowClick = (key: string, event: MouseEvent): void => {
    const language = languageAt(event);
    // An invalid text stays in its cell until it is corrected or cancelled.
    if (language === undefined || grid.editing || (event.target as HTMLElement).closest('button')) return;
    const again = grid.cell?.key === key && grid.cell.language === language;
    if (again) grid.edit({ key, language });
    else grid.setCell({ key, language });
  };
  return (
    <div id={gridId} className="text-grid" style={{ '--text-columns': languages.length } as CSSProperties}>
      <VirtualGrid
        label={t('translations.label')}
        rows={rows}
        keyOf={keyOf}
        hasMore={false}
        moreText=""
        active={grid.cell?.key}
        chosen={nothingChosen}
        header={<Header table={table} view={view} onView={onView} onRemove={onRemove} />}
        cells={cells}
        refreshing={false}
        initialOffset={listMemory.positionOf(textListKey).offset}
        onScrolled={(offset) => listMemory.keepOffset(textListKey, offset)}
        onMore={nothing}
        onKeyDown={grid.onKeyDown}
        onRowClick={onRowClick}
        onRowOpen={nothing}
        onRowMenu={nothing}
      />
    </div>
  );
};
