import { IconArrowBackUp } from 'virtual:icons';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../parts/button.tsx';
import { CellEditor } from './cell-editor.tsx';
import { SlotText } from './slot-text.tsx';
import { insteadText, isNeeded, shownText, type TextTable } from './table.ts';
import type { TextGrid } from './use-text-grid.ts';

type Props = {
  readonly table: TextTable;
  readonly row: TranslationRow;
  readonly language: string;
  readonly grid: TextGrid;
};

const Shown = ({ table, row, language }: Omit<Props, 'grid'>) => {
  const { t } = useTranslation();
  const text = shownText(row, language);
  if (text !== undefined) return <SlotText text={text} />;
  if (!isNeeded(table, row, language)) return <span className="muted">{t('translations.noForm')}</span>;
  return (
    <span className="text-missing">
      <span className="text-missing-mark">{t('translations.missing')}</span>
      <span lang="en">
        <SlotText text={insteadText(table, row)} />
      </span>
    </span>
  );
};

/** A text in a language: for reading, or for editing. */
export const TextCell = ({ table, row, language, grid }: Props) => {
  const { t } = useTranslation();
  const cell = { key: row.key, language };
  const active = grid.cell?.key === row.key && grid.cell.language === language;
  const changed = language in row.written;
  if (active && grid.editing)
    return (
      <td className="cell text-cell" data-language={language} data-active>
        <CellEditor
          table={table}
          language={language}
          textKey={row.key}
          original={insteadText(table, { ...row, written: {} })}
          text={shownText(row, language) ?? ''}
          onTake={(text, step) => grid.take(cell, text, step)}
          onLeave={grid.leave}
        />
      </td>
    );
  return (
    <td
      className="cell text-cell"
      data-language={language}
      data-active={active || undefined}
      data-changed={changed || undefined}
      lang={language}
      title={shownText(row, language)}
    >
      <Shown table={table} row={row} language={language} />
      {changed && (
        <IconButton
          tabIndex={-1}
          className="text-reset"
          label={t('translations.resetOf', { key: row.key })}
          title={t('translations.reset')}
          onClick={() => grid.reset(cell)}
        >
          <IconArrowBackUp size={14} aria-hidden="true" />
        </IconButton>
      )}
    </td>
  );
};
