import type { QuickFix } from '@clearbench/authoring/quick-fixes/quick-fix';
import type { LanguageView } from '../language/language-view.ts';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextChange, TextSource } from './text-source.ts';

/** An entry of the context menu of the text. */
export type MenuAction = {
  readonly id: string;
  readonly label: string;
  /** The shortcut as it is shown. */
  readonly keys: string | undefined;
  readonly run: () => void;
};

/** The functions of the text on screen for panels and shortcuts, independent of the editor. */
export type TextView = {
  readonly source: TextSource;
  readonly language: LanguageView;
  /** Moves the cursor, reveals it, and focuses the text. */
  readonly goTo: (position: TextPosition) => void;
  readonly focus: () => void;
  /** Selects and reveals a part, and focuses the text. */
  readonly select: (offset: number, length: number) => void;
  /** Applies separate changes as one undo step; false if the text is read-only. */
  readonly changeAll: (changes: readonly TextChange[]) => boolean;
  /** Opens the search in the text. */
  readonly find: () => void;
  /** Marks every occurrence of a text until the next call. */
  readonly markHits: (sought: { readonly text: string; readonly ignoreCase: boolean } | undefined) => void;
  /** Opens the hover at the cursor. */
  readonly showHint: () => void;
  /** Whether it is a large text without line breaks, which is hard to read. */
  readonly oneLine: () => boolean;
  readonly cursor: () => TextPosition;
  /** Reports every move of the cursor; returns the function that stops it. */
  readonly onCursor: (listener: () => void) => () => void;
  /** Reports the line whose icon in the margin was pressed; returns the function that stops it. */
  readonly onSign: (listener: (line: number) => void) => () => void;
  /** Reports when the findings of another report are in the text; returns the function that stops it. */
  readonly onFindings: (listener: () => void) => () => void;
  /** The current locations of the findings, in the order of the report; they follow edits. */
  readonly findingPlaces: () => readonly TextPosition[];
  readonly fixOf: (finding: number) => QuickFix | undefined;
  /** Writes the expected value of a finding; one undo reverts it. */
  readonly applyFix: (finding: number) => void;
  /** Adds entries to the context menu; returns the function that removes them. */
  readonly listInContextMenu: (actions: readonly MenuAction[]) => () => void;
};
