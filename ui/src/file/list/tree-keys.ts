import type { KeyboardEvent } from 'react';
import { goTo, type Selection } from '../../listing/selection.ts';
import type { ListedFile, TreePlace } from './conversation-rows.ts';

type Tree = {
  readonly rows: readonly ListedFile[];
  readonly placeOf: (fileId: string) => TreePlace | undefined;
  readonly toggleOpen: (fileId: string) => void;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
};

/**
 * The keys of a tree grid: right opens a conversation or goes to its first answer, left closes it or goes back to its
 * file.
 */
export const treeKey = ({ rows, placeOf, toggleOpen, selection, setSelection }: Tree, event: KeyboardEvent) => {
  const { active } = selection;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (active === undefined || !isPlain || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return undefined;
  const place = placeOf(active);
  const at = rows.findIndex(({ fileId }) => fileId === active);
  const goToRow = (index: number) => {
    const row = rows[index];
    return row && (() => setSelection(goTo(selection, row.fileId)));
  };
  if (event.key === 'ArrowRight') {
    if (place?.isOpen === false) return () => toggleOpen(active);
    return place?.isOpen === true ? goToRow(at + 1) : undefined;
  }
  if (place?.isOpen === true) return () => toggleOpen(active);
  return place?.level === 2 ? goToRow(at - place.index) : undefined;
};
