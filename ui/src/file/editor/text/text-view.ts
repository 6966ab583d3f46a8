import type { QuickFix } from '@clearbench/validation/language/fixes/quick-fix';
import type { LanguageView } from '../language/language-view.ts';
import type { Place } from '../report/neighbour-finding.ts';
import type { TextChange, TextSource } from './text-source.ts';

/** An entry of the context menu of the text. */
export type MenuAction = {
  readonly id: string;
  readonly label: string;
  /** The shortcut as it is shown. */
  readonly keys: string | undefined;
  readonly run: () => void;
};

/** What panels and keys may do with the text on screen, whoever shows it. */
export type TextView = {
  readonly source: TextSource;
  readonly language: LanguageView;
  /** Puts the cursor there, in sight, and the keyboard with it. */
  readonly goTo: (place: Place) => void;
  readonly focus: () => void;
  /** Selects a part, in sight, with the keyboard there. */
  readonly select: (offset: number, length: number) => void;
  /** Changes apart from each other as one step that one undo takes back; false where the text must not be changed. */
  readonly changeAll: (changes: readonly TextChange[]) => boolean;
  /** Opens the search in the text. */
  readonly find: () => void;
  /** Marks every occurrence of a text until the next call. */
  readonly markHits: (sought: { readonly text: string; readonly ignoreCase: boolean } | undefined) => void;
  /** Opens what the editor has to say about the place of the cursor. */
  readonly showHint: () => void;
  /** Whether it is a large text without line breaks, in which nobody finds anything. */
  readonly oneLine: () => boolean;
  readonly cursor: () => Place;
  /** Tells of every move of the cursor; returns the way to stop. */
  readonly onCursor: (listener: () => void) => () => void;
  /** Tells of the line whose sign in the margin was pressed; returns the way to stop. */
  readonly onSign: (listener: (line: number) => void) => () => void;
  /** Tells when the findings of another report stand in the text; returns the way to stop. */
  readonly onFindings: (listener: () => void) => () => void;
  /** Where the findings stand now, in the order of the report; edits move them along. */
  readonly findingPlaces: () => readonly Place[];
  readonly fixOf: (finding: number) => QuickFix | undefined;
  /** Puts the value the report asks for; one undo takes it back. */
  readonly applyFix: (finding: number) => void;
  /** Adds entries to the context menu; returns the function that removes them. */
  readonly listInContextMenu: (actions: readonly MenuAction[]) => () => void;
};
