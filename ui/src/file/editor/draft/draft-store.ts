/** A text typed but not saved yet, kept in this browser. */
export type Draft = {
  readonly fileId: string;
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

/** Promises: one draft per owner and file, the last `keep` wins; beyond the bounds the oldest go. */
export type DraftStore = {
  readonly read: (owner: string, fileId: string) => Promise<Draft | undefined>;
  /** Rejects when the browser has no room left. */
  readonly keep: (draft: Draft) => Promise<void>;
  /** Does nothing when another page has written since. */
  readonly drop: (draft: Pick<Draft, 'owner' | 'fileId' | 'writer'>) => Promise<void>;
};

/** How much may lie in the browser: number of drafts, and characters of all together. */
export type DraftBounds = { readonly drafts: number; readonly characters: number };
export const draftBounds: DraftBounds = { drafts: 20, characters: 128 * 1024 * 1024 };

export type DraftFacts = { readonly key: string; readonly at: string; readonly characters: number };
export const draftKey = ({ owner, fileId }: Pick<Draft, 'owner' | 'fileId'>): string => `${owner}|${fileId}`;

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
