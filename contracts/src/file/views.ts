import { view } from '../view.ts';
import type { FileRetention } from './retention.ts';
import type { CheckResult, ContentFacts, VipFileSummary } from './vip-file.ts';

/**
 * A row of the file list; id = fileId. `search` is the text that the search field matches; `day` is the day of the last
 * change.
 */
export type FileListRow = Omit<
  VipFileSummary,
  'messageType' | 'transferState' | 'verdict' | 'causedByTransferId' | 'goesAt' | 'answerStatus' | 'answerCode'
> &
  FileRetention & {
    /** The key of the list that contains the file: `envId`, or the files removed from that environment. */
    readonly shelf: string;
    /** The key of its conversation in that list: a sent file and its answers have the same one. */
    readonly thread: string;
    /** The owner whose retention setting expires the file; '' for a file that does not expire. */
    readonly clearedFor: string;
    readonly messageType: string;
    /** '' for a file that was never sent. */
    readonly transferState: string;
    /** '' before the first verdict. */
    readonly verdict: string;
    /** '' for a file that is not an answer. */
    readonly causedByTransferId: string;
    readonly sha256: string;
    readonly references: string;
    readonly search: string;
  };

const byShelf = (...fields: string[]) => ['shelf', ...fields];

export const fileListView = view<FileListRow>('file-list', {
  indexes: [
    byShelf('changedAt'),
    byShelf('createdAt'),
    byShelf('fileName'),
    byShelf('size'),
    byShelf('messageType', 'changedAt'),
    byShelf('direction', 'changedAt'),
    byShelf('validity', 'changedAt'),
    byShelf('transferState', 'changedAt'),
    byShelf('verdict', 'changedAt'),
    byShelf('rbVersion', 'changedAt'),
    byShelf('sha256', 'createdAt'),
    ['thread', 'createdAt'],
    ['causedByTransferId', 'createdAt'],
    ['clearedFor', 'touchedAt'],
  ],
  search: 'search',
});

/** All data of one file except its text; id = fileId. */
export type FileDetailDocument = {
  readonly summary: VipFileSummary;
  readonly stay: FileRetention;
  readonly content: ContentFacts;
  readonly check?: CheckResult;
};

export const fileDetailView = view<FileDetailDocument>('file-detail', { indexes: [] });

/** One saved content; id = `<fileId>:<contentVersion>`, the version zero-padded to 8 digits. */
export type FileVersionDocument = {
  readonly fileId: string;
  readonly contentVersion: number;
  readonly sha256: string;
  readonly size: number;
  readonly by: string;
  readonly at: string;
  readonly actor: string;
  /** The latest validation of this content. */
  readonly validation?: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly at: string;
  };
  readonly sent?: { readonly times: number; readonly transferId: string; readonly at: string };
};

export const fileVersionView = view<FileVersionDocument>('file-version', { indexes: [['fileId', 'contentVersion']] });
export const fileVersionId = (fileId: string, contentVersion: number): string =>
  `${fileId}:${String(contentVersion).padStart(8, '0')}`;

/** Number of files of an environment, in total and by rulebook version; id = environmentId. */
export type FileCountDocument = { readonly total: number; readonly byRbVersion: Readonly<Record<string, number>> };

export const fileCountView = view<FileCountDocument>('file-count', { indexes: [] });

/** A user who has or had files; id = userId. */
export type FileOwnerDocument = { readonly ownerId: string };

export const fileOwnerView = view<FileOwnerDocument>('file-owner', { indexes: [['ownerId']] });
