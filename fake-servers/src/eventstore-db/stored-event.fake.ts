/** An event as a client sends it. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
};

/** A stored event; revisions count from 0, as on the real server. */
export type StoredEvent = ProposedEvent & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly created: Date;
};

export type Expected = number | 'noStream' | 'any' | 'streamExists';

export type WriteResult =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  /** The same ids are already stored; the real server does not always return where. */
  | { readonly kind: 'already'; readonly revision: number }
  | { readonly kind: 'wrongVersion'; readonly current: number | undefined }
  | { readonly kind: 'tooLarge'; readonly most: number }
  | { readonly kind: 'deleted' };

export type DeleteResult =
  | { readonly kind: 'deleted'; readonly position: number }
  | { readonly kind: 'alreadyDeleted' | 'missing' }
  | { readonly kind: 'wrongVersion'; readonly current: number | undefined };
