/** A user account that has a file open. */
export type PresentPerson = { readonly userId: string; readonly name: string };

/** The notice to all users who have a file open, sent whenever a user opens or closes it. */
export type FilePresence = {
  readonly fileId: string;
  /** Sorted by name, each account once, including the reader's own. */
  readonly people: readonly PresentPerson[];
  /** Number of accounts that are not listed. */
  readonly more: number;
};
