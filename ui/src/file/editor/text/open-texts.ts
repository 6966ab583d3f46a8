import { applyChanges } from '../merge/text-lines.ts';
import type { PartedText } from './parted-text.ts';
import type { TextChange } from './text-source.ts';

/** The text of a file while its page is open: in the editor's model if there is one, otherwise a string. */
export type OpenText = {
  read(): string;
  /** The text in parts: a long text is not copied. */
  parts(): PartedText;
  /** The length in characters, without reading the text. */
  length(): number;
  /** A revision that changes with each change of the text; equal revisions mean equal texts. */
  revision(): number;
  /** Replaces the text in one step that can be undone, without reporting typing. */
  replace(text: string): void;
  /** Applies changes that do not overlap, in one step that can be undone; cursor and selection stay in place. */
  change(changes: readonly TextChange[]): void;
  /** Replaces the text by an unrelated one: the undo history is discarded. */
  renew(text: string): void;
};

export type OpenTexts = {
  of(fileId: string): OpenText | undefined;
  /** Opens a text from the server or from a draft. */
  open(fileId: string, text: string): void;
  /** Moves the text into the editor, or back. */
  adopt(fileId: string, text: OpenText): void;
  close(fileId: string): void;
};

/** The key of the text with which a file is compared. */
export const comparedText = (fileId: string): string => `${fileId}/compared`;

let issued = 0;
/** A revision that no text of this page had before. */
export const nextRevision = (): number => {
  issued += 1;
  return issued;
};

/** A text that no editor shows. */
export const plainText = (text: string, revision = nextRevision()): OpenText => {
  let now = text;
  let count = revision;
  const put = (next: string): void => {
    now = next;
    count = nextRevision();
  };
  return {
    read: () => now,
    parts: () => now,
    length: () => now.length,
    revision: () => count,
    replace: put,
    change: (changes) => put(applyChanges(now, changes)),
    renew: put,
  };
};

/** Texts are not in the store: they are large, and the editor's model is the only copy. */
export const newOpenTexts = (): OpenTexts => {
  const texts = new Map<string, OpenText>();
  return {
    of: (fileId) => texts.get(fileId),
    open: (fileId, text) => {
      const held = texts.get(fileId);
      if (held) held.renew(text);
      else texts.set(fileId, plainText(text));
    },
    adopt: (fileId, text) => void texts.set(fileId, text),
    close: (fileId) => void texts.delete(fileId),
  };
};

export const openTexts: OpenTexts = newOpenTexts();
