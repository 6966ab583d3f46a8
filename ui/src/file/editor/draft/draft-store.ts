/** A text typed but not saved yet, kept in this browser. */
export type Draft = {
  readonly fileId: string;
  /** What the file was called when it was typed in; missing in drafts of before. */
  readonly fileName?: string;
  /** Drafts are read back only for the user who typed them. */
  readonly owner: string;
  /** The page that keeps it; another page of the same browser may not drop it. */
  readonly writer: string;
  readonly text: string;
  /** Content version the text was typed on. */
  readonly basedOn: number;
  /** Fingerprint of the newest text on its way to the server, so that a lost reply is not taken for somebody else's change. */
  readonly sent?: string;
  readonly at: string;
};

/** A draft without its text. */
export type DraftNote = Pick<Draft, 'fileId' | 'fileName' | 'at'>;

/** Promises: one draft per owner and file, the last `keep` wins; beyond the bounds the oldest go. */
export type DraftStore = {
  readonly read: (owner: string, fileId: string) => Promise<Draft | undefined>;
  /** Rejects when the browser has no room left. */
  readonly keep: (draft: Draft) => Promise<void>;
  /** Does nothing when another page has written since. */
  readonly drop: (draft: Pick<Draft, 'owner' | 'fileId' | 'writer'>) => Promise<void>;
  /** Every draft of an owner, the newest first. */
  readonly list: (owner: string) => Promise<readonly DraftNote[]>;
  /** Drops every draft of an owner, whichever page wrote it; this page keeps none of theirs any more. */
  readonly giveUp: (owner: string) => Promise<void>;
};

/** How much may lie in the browser: number of drafts, and characters of all together. */
export type DraftBounds = { readonly drafts: number; readonly characters: number };
export const draftBounds: DraftBounds = { drafts: 20, characters: 128 * 1024 * 1024 };

export type DraftFacts = {
  readonly key: string;
  readonly at: string;
  readonly characters: number;
  readonly fileName?: string;
};
export const draftKey = ({ owner, fileId }: Pick<Draft, 'owner' | 'fileId'>): string => `${owner}|${fileId}`;

/** The drafts of one owner among all, the newest first. */
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

/** Keys to drop so that the rest fits, oldest first; `newest` always stays. */
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
