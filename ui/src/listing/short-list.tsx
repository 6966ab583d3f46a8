import { numberText } from '@clearbench/contracts/translation/number-text';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusFree } from '../parts/focus-free.ts';
import { listMemory } from './list-memory.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

type ShortColumn<T> = {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (item: T) => ReactNode;
};

/** The first column names the item. */
export type ShortColumns<T> = readonly [ShortColumn<T>, ...ShortColumn<T>[]];

type Props<T> = {
  readonly label: string;
  readonly columns: ShortColumns<T>;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
};

/** Numeric cells have grouped digits. */
const shown = (content: ReactNode, language: string): ReactNode =>
  typeof content === 'number' ? numberText(content, language) : content;

const numberClass = (isNumber = false): string | undefined => (isNumber ? 'figures number' : undefined);

/** Remembers the row whose link was opened; a list that is shown again restores the focus to that row. */
const useRowReturn = (key: string) => {
  const box = useRef<HTMLDivElement>(null);
  const returned = useRef(false);
  useEffect(() => {
    const { active } = listMemory.positionOf(key);
    if (returned.current || active === undefined || !isFocusFree()) return;
    const row = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])].find(
      ({ dataset }) => dataset.key === active,
    );
    if (!row) return;
    returned.current = true;
    row.querySelector<HTMLElement>('a, button')?.focus();
  });
  const onClickCapture = ({ target }: MouseEvent): void => {
    const row = (target as HTMLElement).closest<HTMLElement>('tr[data-key]');
    const { key: rowKey } = row?.dataset ?? {};
    if (rowKey !== undefined) listMemory.keepActive(key, rowKey, -1);
    returned.current = true;
  };
  return { box, onClickCapture };
};

/** A table whose rows are read at once; on small screens the facts of an item are below its name. */
export const ShortList = <T,>({ label, columns, items, keyOf }: Props<T>) => {
  const { i18n } = useTranslation();
  const [naming, ...others] = columns;
  const key = `${window.location.pathname}#${label}`;
  const { box, onClickCapture } = useRowReturn(key);
  const { active } = listMemory.positionOf(key);
  const [drawn, end] = useDrawnRows(items.length, items.findIndex((item) => keyOf(item) === active) + 1);
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div ref={box} {...frame} onClickCapture={onClickCapture}>
      <table className="admin-table short-list" aria-rowcount={drawn < items.length ? items.length + 1 : undefined}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={numberClass(isNumber)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.slice(0, drawn).map((item) => (
            <tr key={keyOf(item)} data-key={keyOf(item)}>
              <th scope="row" className="name-and-more">
                {naming.cell(item)}
              </th>
              {others.map(({ name, isNumber, cell }) => (
                <td key={name} className={numberClass(isNumber)} data-name={name}>
                  {shown(cell(item), i18n.language)}
                </td>
              ))}
            </tr>
          ))}
          {drawn < items.length && (
            <tr ref={end}>
              <td colSpan={columns.length} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};
