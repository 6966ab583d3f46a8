import type { Place } from '../report/neighbour-finding.ts';

/** Replaces `length` characters at `offset`. */
export type TextChange = { readonly offset: number; readonly length: number; readonly text: string };

/** The text itself, for panels that show and change it in a way of their own. */
export type TextSource = {
  read(): string;
  length(): number;
  /** Another number whenever the text changed. */
  revision(): number;
  /** Tells of every change, whoever made it; returns the way to stop. */
  onChange(listener: () => void): () => void;
  /** One step that one undo takes back; false where the text must not be changed. */
  edit(change: TextChange): boolean;
  undo(): void;
  redo(): void;
  /** Brings a part into sight, marks it and puts the cursor at its beginning; the keyboard stays where it is. */
  reveal(from: Place, to: Place): void;
};
