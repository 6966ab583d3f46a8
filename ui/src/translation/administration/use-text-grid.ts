import { isMarkdown } from '@clearbench/contracts/translation/check-text';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { listMemory } from '../../listing/list-memory.ts';
import type { Step } from './cell-editor.tsx';
import { isNeeded, shownText, type TextTable } from './table.ts';
import { pathOfText } from './table-address.ts';
import { textRequested } from './table-slice.ts';

export type TextCell = { readonly key: string; readonly language: string };

type Parts = {
  readonly table: TextTable;
  readonly rows: readonly TranslationRow[];
  readonly languages: readonly string[];
};

export const gridId = 'text-grid';
/** The key of the list's stored position. */
export const textListKey = 'translations';
export const searchId = 'text-search';

const moves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** The cell moved by this number of rows and columns, limited to the ends. */
export const moveCell = ({ rows, languages }: Parts, from: TextCell | undefined, down: number, right: number) => {
  const row = from ? rows.findIndex(({ key }) => key === from.key) : down > 0 ? -1 : 0;
  const column = from ? languages.indexOf(from.language) : 0;
  const [key, language] = [
    rows[within(row + down, rows.length)]?.key,
    languages[within(column + right, languages.length)],
  ];
  return key === undefined || language === undefined ? undefined : { key, language };
};

/** After the last column comes the first of the next row, and before the first the last of the previous row. */
const sideways = (parts: Parts, from: TextCell, right: 1 | -1): TextCell | undefined => {
  const column = parts.languages.indexOf(from.language) + right;
  if (column >= 0 && column < parts.languages.length) return moveCell(parts, from, 0, right);
  const language = parts.languages.at(right > 0 ? 0 : -1) ?? from.language;
  return moveCell(parts, { ...from, language }, right, 0);
};

const focusGrid = (): void => document.querySelector<HTMLElement>(`#${gridId} [role="grid"]`)?.focus();

type GridActions = {
  readonly setCell: (cell: TextCell | undefined) => void;
  readonly edit: (cell: TextCell) => void;
  readonly reset: (cell: TextCell) => void;
};

/** The keys of the grid while no cell is edited; fields and buttons inside it keep their own. */
const onKey = (
  event: KeyboardEvent,
  pageRows: number,
  parts: Parts,
  cell: TextCell | undefined,
  actions: GridActions,
): void => {
  const { length } = parts.rows;
  const move = moves[event.key];
  const page = { PageDown: pageRows, PageUp: -pageRows, Home: -length, End: length }[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
  if (move) actions.setCell(moveCell(parts, cell, ...move));
  else if (page) actions.setCell(moveCell(parts, cell, page, 0));
  else if (event.key === '/') document.getElementById(searchId)?.focus();
  else if (cell && (event.key === 'Enter' || event.key === 'F2')) actions.edit(cell);
  else if (cell && event.key === 'Delete') actions.reset(cell);
  else return;
  event.preventDefault();
};

/** The active cell, whether it is being edited, and the key handlers. */
export const useTextGrid = (parts: Parts) => {
  const { table, rows } = parts;
  const dispatch = useDispatch();
  const go = useNavigate();
  const [cell, setCell] = useState<TextCell | undefined>(() => {
    const [key, language] = [listMemory.positionOf(textListKey).active, parts.languages[0]];
    return key === undefined || language === undefined ? undefined : { key, language };
  });
  useEffect(() => {
    if (cell) listMemory.keepActive(textListKey, cell.key, -1);
  }, [cell]);
  const [editing, setEditing] = useState(false);
  const rowAt = (at: TextCell | undefined) => rows.find(({ key }) => key === at?.key);

  const edit = (at: TextCell): void => {
    const row = rowAt(at);
    setCell(at);
    if (isMarkdown(at.key)) void go(pathOfText(at.key));
    else setEditing(row !== undefined && isNeeded(table, row, at.language));
  };
  const leave = (): void => {
    setEditing(false);
    focusGrid();
  };
  const take = (at: TextCell, text: string, step: Step): void => {
    const row = rowAt(at);
    if (row && text !== '' && text !== shownText(row, at.language)) dispatch(textRequested({ ...at, text }));
    if (step === 'stay') {
      setEditing(false);
      return;
    }
    const next = step === 'down' ? moveCell(parts, at, 1, 0) : sideways(parts, at, step === 'right' ? 1 : -1);
    setCell(next);
    if (step === 'down' || !next || isMarkdown(next.key)) leave();
  };
  const reset = (at: TextCell): void => {
    if (rowAt(at)?.written[at.language] !== undefined) dispatch(textRequested({ ...at, text: undefined }));
  };
  const onKeyDown = (event: KeyboardEvent, pageRows: number): void =>
    onKey(event, pageRows, parts, cell, { setCell, edit, reset });
  return { cell, editing, setCell, edit, leave, take, reset, onKeyDown };
};
export type TextGrid = ReturnType<typeof useTextGrid>;
