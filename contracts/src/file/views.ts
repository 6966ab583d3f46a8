import { view } from '../view.ts';
import type { CheckResult, ContentFacts, VipFileSummary } from './vip-file.ts';

/** A row of the file list; id = fileId. `search` is what a tester types to find it; `day` is the day of the last change. */
export type FileListRow = Omit<VipFileSummary, 'messageType' | 'transferState' | 'verdict' | 'causedByTransferId'> & {
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

const perEnvironment = (...fields: string[]) => ['envId', ...fields];

export const fileListView = view<FileListRow>('file-list', {
  indexes: [
    perEnvironment('changedAt'),
    perEnvironment('createdAt'),
    perEnvironment('fileName'),
    perEnvironment('size'),
    perEnvironment('messageType', 'changedAt'),
    perEnvironment('direction', 'changedAt'),
    perEnvironment('validity', 'changedAt'),
    perEnvironment('transferState', 'changedAt'),
    perEnvironment('verdict', 'changedAt'),
    perEnvironment('rbVersion', 'changedAt'),
    perEnvironment('sha256', 'createdAt'),
    ['causedByTransferId', 'createdAt'],
  ],
  search: 'search',
});

/** Everything about one file that is not its text; id = fileId. */
export type FileDetailDocument = {
  readonly summary: VipFileSummary;
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
