/** The context of a text for its message history. */
export type HistoryScope = {
  /** The memory of the environment, by `memoryKey`. */
  readonly memory: string;
  /** Earlier transfers of the same file are ignored; absent for a text without a file. */
  readonly fileId?: string;
  /** The file that this one answers. */
  readonly causedByFileId?: string | undefined;
  /** The sender: file references are unique per sender. */
  readonly userId?: string;
  /** TS for a message of a user, ST for a message of the clearing. */
  readonly direction: 'TS' | 'ST';
};
