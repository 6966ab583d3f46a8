import type { FilePresence } from '@clearbench/contracts/file/presence';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Problem } from '../../../saga/problem.ts';
import type { MergeConflict } from '../merge/three-way-merge.ts';
import type { PieceRequest, ShownPiece } from './piece.ts';

/** The difference between the text on screen and the text on the server. */
export type Sync =
  | { readonly status: 'saved' }
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  /** The server is unreachable or unavailable; the text is kept here and saved again later. */
  | { readonly status: 'offline' }
  /** Another user saved version `theirs` meanwhile; nothing is saved until the tester has chosen. */
  | { readonly status: 'conflict'; readonly theirs: number }
  | ({ readonly status: 'refused' } & Problem);

export type Loading =
  | { readonly status: 'loading'; readonly received: number }
  | { readonly status: 'ready' }
  | ({ readonly status: 'failed' } & Problem);

/** The notice about a version that another tab or account saved. */
export type VersionNotice = {
  readonly kind:
    | 'replaced'
    /** Its text and the unsaved text are both on screen now, merged automatically or by choice. */
    | 'merged'
    | 'resolved'
    | 'mergeUndone'
    | 'mergeNotUndone'
    /** It was replaced completely, or replaced the text on screen. */
    | 'keptMine'
    | 'tookTheirs';
  readonly version: number;
};

/** A notice of the page. */
export type Notice =
  | VersionNotice
  | { readonly kind: 'draftRestored'; readonly at: string }
  | { readonly kind: 'draftNotKept' }
  /** The browser failed to return what it may have stored. */
  | { readonly kind: 'draftNotRead' };

/** The author of a version that this page did not save; empty for a deleted user and for the product. */
export type Writer = { readonly version: number; readonly isYou: boolean; readonly name?: string | undefined };

/** The actions of users on a file besides typing; the page runs one at a time. */
const fileCommands = [
  'check',
  'send',
  'indent',
  'reportComments',
  'newIds',
  'rename',
  'switchDirection',
  'copy',
  'delete',
  'restore',
] as const;
export type FileCommand = (typeof fileCommands)[number];

/** A text beside the one on screen: that of a version, or the one before the last merge. */
export type Comparison =
  | { readonly version: number; readonly of?: 'merge' | undefined; readonly status: 'loading' | 'ready' }
  | undefined;

/** A file while its page is open; its text is not here but in `openTexts`. */
export type OpenFile = {
  readonly fileId: string;
  /** Distinguishes this opening of the file from an earlier one. */
  readonly session: string;
  readonly loading: Loading;
  readonly summary?: VipFileSummary;
  readonly report?: ValidationReport;
  /** There is no report, or it could not be read; it can be requested. */
  readonly reportMissing?: boolean;
  /** The name of the file that this file answers. */
  readonly causeName?: string;
  /** That file was deleted, or its retention period ended. */
  readonly causeMissing?: true;
  /** The content version on which the text on screen is based. */
  readonly version: number;
  /** When the server stored this version, if this page knows. */
  readonly savedAt?: string;
  readonly sync: Sync;
  readonly notice?: Notice;
  readonly writer?: Writer;
  /** The users who have the file open, including the tester. */
  readonly presence?: FilePresence;
  readonly runningCommand?: FileCommand;
  readonly commandProblem?: Problem & { readonly command: FileCommand };
  /** The copy, or the transfer of a sent file: the page opens it. */
  readonly copiedTo?: string;
  readonly sentAs?: string;
  /** The ids were just replaced. */
  readonly idsRenewed?: boolean;
  readonly deleted?: boolean;
  readonly comparison?: Comparison;
  /** The conflicting lines, if everything else in both texts can be merged. */
  readonly conflicts?: readonly MergeConflict[];
  /** The user is choosing the lines. */
  readonly resolving?: boolean;
  /** Only this piece is on screen, and it is read-only: the whole text is too large. */
  readonly piece?: ShownPiece;
  /** The piece that was requested last; earlier requests are obsolete. */
  readonly turningTo?: PieceRequest;
};

export const newlyOpened = (fileId: string, session: string): OpenFile => ({
  fileId,
  session,
  loading: { status: 'loading', received: 0 },
  version: 0,
  sync: { status: 'saved' },
});
