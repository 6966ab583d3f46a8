import type { TextPosition } from '../report/adjacent-finding.ts';

/** Replaces `length` characters at `offset`. */
export type TextChange = { readonly offset: number; readonly length: number; readonly text: string };

/** The text itself, for panels that show and change it in another form. */
export type TextSource = {
  read(): string;
  length(): number;
  /** A revision that changes with each change of the text. */
  revision(): number;
  /** Reports every change from any source; returns the function that stops it. */
  onChange(listener: () => void): () => void;
  /** One undo step; false if the text is read-only. */
  edit(change: TextChange): boolean;
  undo(): void;
  redo(): void;
  /** Reveals and marks a part and moves the cursor to its start; the focus does not move. */
  reveal(from: TextPosition, to: TextPosition): void;
};
