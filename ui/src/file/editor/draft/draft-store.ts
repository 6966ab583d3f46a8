import type { PartedText } from '../text/parted-text.ts';

/** Unsaved text, stored in this browser. */
export type Draft = {
  readonly fileId: string;
  /** The file name at that time; missing in old drafts. */
  readonly fileName?: string;
  /** Drafts are read only for the user who typed them. */
  readonly owner: string;
  /** The page that stored it; other pages of the same browser must not delete it. */
  readonly writer: string;
  readonly text: string;
  /** The content version that was edited. */
  readonly basedOn: number;
  /** A hash of the text being saved, so that a save without a reply is not mistaken for a change by another user. */
  readonly sent?: string;
  readonly at: string;
};

/** A draft that is to be stored. */
export type NewDraft = Omit<Draft, 'text'> & { readonly text: PartedText };

/** A draft without its text. */
export type DraftNote = Pick<Draft, 'fileId' | 'fileName' | 'at'>;

/** Guarantees: one draft per owner and file, the last `keep` wins; beyond the limits the oldest drafts are deleted. */
export type DraftStore = {
  readonly read: (owner: string, fileId: string) => Promise<Draft | undefined>;
  /** Rejects if the browser has no space left. Without `isHidden` a long text is stored in steps between which keys are handled. */
  readonly keep: (draft: NewDraft, isHidden?: boolean) => Promise<void>;
  /** Stores the draft of a page that may be closing, before this returns, as far as the browser can. */
  readonly keepAtClose: (draft: NewDraft) => void;
  /** Does nothing if another page has written since. */
  readonly drop: (draft: Pick<Draft, 'owner' | 'fileId' | 'writer'>) => Promise<void>;
  /** Every draft of an owner, newest first. */
  readonly list: (owner: string) => Promise<readonly DraftNote[]>;
  /** Deletes every draft of an owner, also those of other pages; this page stores no more of them. */
  readonly giveUp: (owner: string) => Promise<void>;
};

/** The limits of the browser's storage: number of drafts, and characters in total. */
export type DraftBounds = { readonly drafts: number; readonly characters: number };
export const draftBounds: DraftBounds = { drafts: 20, characters: 128 * 1024 * 1024 };

export type DraftFacts = {
  readonly key: string;
  readonly at: string;
  readonly characters: number;
  readonly fileName?: string;
};
export const draftKey = ({ owner, fileId }: Pick<Draft, 'owner' | 'fileId'>): string => `${owner}|${fileId}`;

/** The drafts of one owner, newest first. */
export const notesOf = (owner: string, all: readonly DraftFacts[]): readonly DraftNote[] => {
  const before = draftKey({ owner, fileId: '' });
  return all
    .filter(({ key }) => key.startsWith(before))
    .map(({ key, at, fileName }) => ({
      fileId: key.slice(before.length),
      at,
      ...(fileName === undefined ? {} : { fileName }),
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
};

/** The keys to delete so that the rest fits, oldest first; `newest` always stays. */
export const draftsToDrop = (all: readonly DraftFacts[], newest: string, bounds: DraftBounds): string[] => {
  const byAge = [...all].sort((a, b) => a.at.localeCompare(b.at));
  let left = byAge.length;
  let characters = byAge.reduce((sum, draft) => sum + draft.characters, 0);
  return byAge.flatMap((draft) => {
    if (draft.key === newest || (left <= bounds.drafts && characters <= bounds.characters)) return [];
    left -= 1;
    characters -= draft.characters;
    return [draft.key];
  });
};
