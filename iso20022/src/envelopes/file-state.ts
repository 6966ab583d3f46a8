import type { FileForm } from './file-form.ts';

/** A clearing's file as far as it has been read: what its rules may ask beside the fields of its header. */
export type FileState = {
  readonly form: FileForm;
  /** Bulks so far by the names of their elements. */
  readonly bulks: Map<string, number>;
  /** The bulk that ended last: its message, e.g. pacs.008.001.08, and how many transactions it holds. */
  latest: { readonly messageType: string; readonly transactions: number };
  transactions: number;
  /** Known at the end of the file. */
  bytes: number;
};

export const beginFileState = (form: FileForm): FileState => ({
  form,
  bulks: new Map(),
  latest: { messageType: '', transactions: 0 },
  transactions: 0,
  bytes: 0,
});
