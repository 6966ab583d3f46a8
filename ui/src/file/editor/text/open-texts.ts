import { applyChanges } from '../merge/text-lines.ts';
import type { TextChange } from './text-source.ts';

/** The text of a file while its page is open: in the editor's model where there is one, a plain string otherwise. */
export type OpenText = {
  read(): string;
  /** In characters, without reading it. */
  length(): number;
  /** Another number whenever the text changed; the same number, the same text. */
  revision(): number;
  /** Puts another text in its place, as one step that can be undone, without telling that somebody typed. */
  replace(text: string): void;
  /** Carries out changes that do not overlap, as one step that can be undone; cursor and selection stay where they are. */
  change(changes: readonly TextChange[]): void;
  /** Puts another text in its place that has nothing to do with it: nothing is kept of the one before. */
  renew(text: string): void;
};

export type OpenTexts = {
  of(fileId: string): OpenText | undefined;
  /** Opens a text that came from the server or from a draft. */
  open(fileId: string, text: string): void;
  /** The editor takes the text over, or hands it back. */
  adopt(fileId: string, text: OpenText): void;
  close(fileId: string): void;
};

/** Name under which the text a file is compared with lies open. */
export const comparedText = (fileId: string): string => `${fileId}/compared`;

let issued = 0;
/** A number no text of this page had before. */
export const nextRevision = (): number => {
  issued += 1;
  return issued;
};

/** A text nobody edits at the moment. */
export const plainText = (text: string, revision = nextRevision()): OpenText => {
  let now = text;
  let count = revision;
  const put = (next: string): void => {
    now = next;
    count = nextRevision();
  };
  return {
    read: () => now,
    length: () => now.length,
    revision: () => count,
    replace: put,
    change: (changes) => put(applyChanges(now, changes)),
    renew: put,
  };
};

/** Texts stay out of the store: they are large, and the editor's model is the only place where they live. */
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
