import { view } from '../view.ts';
import type { FileStay } from './stay.ts';
import type { CheckResult, ContentFacts, VipFileSummary } from './vip-file.ts';

/** A row of the file list; id = fileId. `search` is what a tester types to find it; `day` is the day of the last change. */
export type FileListRow = Omit<
  VipFileSummary,
  'messageType' | 'transferState' | 'verdict' | 'causedByTransferId' | 'goesAt'
> &
  FileStay & {
    /** Which list shows it: `envId`, or what was removed from there. */
    readonly shelf: string;
    /** The owner by whose setting it goes one day, '' where it stays. */
    readonly clearedFor: string;
    readonly messageType: string;
    /** '' = never sent. */
    readonly transferState: string;
    /** '' = none yet. */
    readonly verdict: string;
    /** '' = no answer. */
    readonly causedByTransferId: string;
    readonly sha256: string;
    readonly references: string;
    readonly search: string;
  };

const perShelf = (...fields: string[]) => ['shelf', ...fields];

export const fileListView = view<FileListRow>('file-list', {
  indexes: [
    perShelf('changedAt'),
    perShelf('createdAt'),
    perShelf('fileName'),
    perShelf('size'),
    perShelf('messageType', 'changedAt'),
    perShelf('direction', 'changedAt'),
    perShelf('validity', 'changedAt'),
    perShelf('transferState', 'changedAt'),
    perShelf('verdict', 'changedAt'),
    perShelf('rbVersion', 'changedAt'),
    perShelf('sha256', 'createdAt'),
    ['causedByTransferId', 'createdAt'],
    ['clearedFor', 'touchedAt'],
  ],
  search: 'search',
});

/** Everything about one file that is not its text; id = fileId. */
export type FileDetailDocument = {
  readonly summary: VipFileSummary;
  readonly stay: FileStay;
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
};

export const fileVersionView = view<FileVersionDocument>('file-version', { indexes: [['fileId', 'contentVersion']] });
export const fileVersionId = (fileId: string, contentVersion: number): string =>
  `${fileId}:${String(contentVersion).padStart(8, '0')}`;

/** How many files an environment holds, in all and by rulebook version; id = environmentId. */
export type FileCountDocument = { readonly total: number; readonly byRbVersion: Readonly<Record<string, number>> };

export const fileCountView = view<FileCountDocument>('file-count', { indexes: [] });

/** Somebody who has, or once had, files; id = userId. */
export type FileOwnerDocument = { readonly ownerId: string };

export const fileOwnerView = view<FileOwnerDocument>('file-owner', { indexes: [['ownerId']] });
