import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Trouble } from '../../../saga/trouble.ts';
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

/** What the page tells once: a draft came back, somebody's text was taken over, the browser cannot keep drafts. */
export type Notice =
  | { readonly kind: 'draftRestored'; readonly at: string }
  | { readonly kind: 'takenOver'; readonly version: number }
  | { readonly kind: 'draftNotKept' };

/** Who wrote a version this page did not; nobody's name stands for a person who is gone, or for the product. */
export type Writer = { readonly version: number; readonly isYou: boolean; readonly name?: string | undefined };

/** What a tester orders beyond typing; one at a time. */
const orders = [
  'check',
  'send',
  'indent',
  'reportComments',
  'rename',
  'turnRound',
  'copy',
  'delete',
  'restore',
] as const;
export type Order = (typeof orders)[number];

/** An older or a foreign text beside the one on screen. */
export type Comparison = { readonly version: number; readonly status: 'loading' | 'ready' } | undefined;

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
  /** Content version the text on screen is based on. */
  readonly version: number;
  /** When the server took this version in, as far as this page saw it. */
  readonly savedAt?: string;
  readonly sync: Sync;
  readonly notice?: Notice;
  readonly writer?: Writer;
  readonly ordered?: Order;
  readonly orderTrouble?: Trouble & { readonly order: Order };
  /** The file a copy led to, the transfer a sending led to: the page goes there. */
  readonly copiedTo?: string;
  readonly sentAs?: string;
  readonly deleted?: boolean;
  readonly comparison?: Comparison;
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
