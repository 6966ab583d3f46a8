import type { FilePresence } from '@clearbench/contracts/file/presence';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Trouble } from '../../../saga/trouble.ts';
import type { MergeConflict } from '../merge/three-way-merge.ts';
import type { ShownPiece, WantedPiece } from './piece.ts';

/** How far the text on screen and the text on the server are apart. */
export type Sync =
  | { readonly status: 'saved' }
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  /** The server cannot be reached or cannot answer; the text is kept here and tried again. */
  | { readonly status: 'offline' }
  /** Somebody saved version `theirs` meanwhile; nothing is saved until the tester has chosen. */
  | { readonly status: 'conflict'; readonly theirs: number }
  | ({ readonly status: 'refused' } & Trouble);

export type Loading =
  | { readonly status: 'loading'; readonly received: number }
  | { readonly status: 'ready' }
  | ({ readonly status: 'failed' } & Trouble);

/** What the page says once about a version that another tab or account saved. */
export type VersionNotice = {
  readonly kind:
    | 'takenOver'
    /** It and the unsaved text are both on screen now, by themselves or by choice. */
    | 'merged'
    | 'resolved'
    | 'mergeUndone'
    | 'mergeNotUndone'
    /** It was replaced as a whole, or replaced the text on screen. */
    | 'keptMine'
    | 'tookTheirs';
  readonly version: number;
};

/** What the page says once. */
export type Notice =
  | VersionNotice
  | { readonly kind: 'draftRestored'; readonly at: string }
  | { readonly kind: 'draftNotKept' };

/** Who wrote a version this page did not; nobody's name stands for a person who is gone, or for the product. */
export type Writer = { readonly version: number; readonly isYou: boolean; readonly name?: string | undefined };

/** What users do with a file beyond typing; the page runs one at a time. */
const fileCommands = [
  'check',
  'send',
  'indent',
  'reportComments',
  'newIds',
  'rename',
  'turnRound',
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
  /** Tells this opening of the file from an earlier one. */
  readonly session: string;
  readonly loading: Loading;
  readonly summary?: VipFileSummary;
  readonly report?: ValidationReport;
  /** There is no report, or it could not be read; it may be asked for. */
  readonly reportMissing?: boolean;
  /** Name of the file this one answers. */
  readonly causeName?: string;
  /** That file was deleted, or its retention period ended. */
  readonly causeMissing?: true;
  /** Content version the text on screen is based on. */
  readonly version: number;
  /** When the server took this version in, as far as this page saw it. */
  readonly savedAt?: string;
  readonly sync: Sync;
  readonly notice?: Notice;
  readonly writer?: Writer;
  /** Who has the file open, the tester among them. */
  readonly presence?: FilePresence;
  readonly runningCommand?: FileCommand;
  readonly commandTrouble?: Trouble & { readonly command: FileCommand };
  /** The file a copy led to, the transfer a sending led to: the page goes there. */
  readonly copiedTo?: string;
  readonly sentAs?: string;
  /** The ids were renewed just now. */
  readonly idsRenewed?: boolean;
  readonly deleted?: boolean;
  readonly comparison?: Comparison;
  /** The lines to choose between, where both texts can be merged apart from these. */
  readonly conflicts?: readonly MergeConflict[];
  /** The lines are being chosen. */
  readonly resolving?: boolean;
  /** Only this of the text is on screen, and nothing can be changed in it: the whole is too large. */
  readonly piece?: ShownPiece;
  /** The piece that was asked for last; one asked for before is of no use to anybody. */
  readonly turningTo?: WantedPiece;
};

export const newlyOpened = (fileId: string, session: string): OpenFile => ({
  fileId,
  session,
  loading: { status: 'loading', received: 0 },
  version: 0,
  sync: { status: 'saved' },
});
