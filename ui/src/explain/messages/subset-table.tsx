import { IconChevronDown, IconChevronRight } from 'virtual:icons';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { SubsetLine } from '@clearbench/iso20022/subsets/subset-tree';
import { useTranslation } from 'react-i18next';
import type { SubsetRow } from './subset-rows.ts';

/** The name of an element in the user's language. */
export const useFieldName = () => {
  const { i18n } = useTranslation();
  const language = (['en', 'de', 'fr'] as const).find((one) => i18n.language.startsWith(one)) ?? 'en';
  return (tag: string): string => fieldName(tag, language satisfies NameLanguage);
};

const bound = (max: number): string => (Number.isFinite(max) ? String(max) : 'n');

const occurrences = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min}..${bound(max)}`;

const Value = ({ line: { value } }: { readonly line: SubsetLine }) => {
  const { t } = useTranslation();
  switch (value?.kind) {
    case 'code':
      return <code>{value.codes.join(', ')}</code>;
    case 'text':
      return t('explain.subset.atMost', { max: value.max });
    case 'pattern':
      return <code>{value.source}</code>;
    case 'amount':
      return `${value.currency ?? ''} ${value.range}`;
    case undefined:
      return null;
  }
};

type CellProps = { readonly head: string; readonly line: SubsetLine | undefined; readonly isDifferent: boolean };

/** How often an element occurs in the subset, what ISO 20022 allows instead, and its value. */
const Cell = ({ head, line, isDifferent }: CellProps) => {
  const { t } = useTranslation();
  const use = line?.use ?? 'missing';
  return (
    <td data-name={head} data-use={use} data-different={isDifferent || undefined}>
      {line === undefined && <span className="muted">{t('explain.subset.missing')}</span>}
      {line?.use === 'outside' && t('explain.subset.outside')}
      {line?.use === 'unconfirmed' && t('explain.subset.unconfirmed')}
      {line?.use === 'allowed' && (
        <>
          <span className="figures subset-occurrences">{occurrences(line)}</span>
          {line.iso && <span className="muted figures">ISO {occurrences(line.iso)}</span>}
          <Value line={line} />
          {line.source === 'practice' && <span className="muted">{t('explain.subset.linePractice')}</span>}
        </>
      )}
    </td>
  );
};

type RowProps = {
  readonly row: SubsetRow;
  readonly isOpen: boolean;
  readonly heads: readonly string[];
  readonly onToggle: (path: string) => void;
};

const Row = ({ row, isOpen, heads: [head = '', otherHead], onToggle }: RowProps) => {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const { name, path, depth, line, other, isDifferent, below } = row;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const isOption = (line ?? other)?.isOption === true;
  return (
    <tr data-use={line?.use ?? 'missing'}>
      <th scope="row" style={{ paddingInlineStart: `${depth * 16 + 4}px` }} title={path}>
        {below.length > 0 ? (
          <button
            type="button"
            className="plain-button subset-toggle"
            aria-expanded={isOpen}
            aria-label={t('explain.subset.below', { name })}
            onClick={() => onToggle(path)}
          >
            <Icon size={14} aria-hidden="true" />
          </button>
        ) : (
          <span className="subset-toggle" />
        )}
        <code>{name}</code> {isOption && <span className="subset-option">{t('explain.subset.option')}</span>}{' '}
        <span className="subset-name">{nameOf(name)}</span>
      </th>
      <Cell head={head} line={line} isDifferent={isDifferent} />
      {otherHead !== undefined && <Cell head={otherHead} line={other} isDifferent={isDifferent} />}
    </tr>
  );
};

type Props = {
  readonly label: string;
  readonly rows: readonly SubsetRow[];
  readonly heads: readonly string[];
  readonly isOpen: (row: SubsetRow) => boolean;
  readonly onToggle: (path: string) => void;
};

/** The elements of a message as a tree; a second head adds the column of another rulebook. */
export const SubsetTable = ({ label, rows, heads, isOpen, onToggle }: Props) => {
  const { t } = useTranslation();
  // The box scrolls, and the keyboard scrolls what has the focus.
  const frame = { className: 'table-box subset-box', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div {...frame}>
      <table className="subset-table">
        <thead>
          <tr>
            <th scope="col">{t('explain.subset.element')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.path} row={row} isOpen={isOpen(row)} heads={heads} onToggle={onToggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
