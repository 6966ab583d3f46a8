import type { Direction } from '@clearbench/contracts/file/choices';
import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type {
  copyFileRoute,
  listVersionsRoute,
  readFileRoute,
  readReportRoute,
  renameFileRoute,
  saveContentRoute,
  sendFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { DraftStore } from '../draft/draft-store.ts';
import type { OpenTexts } from '../text/open-texts.ts';
import type { WantedPiece } from './piece.ts';

export type FileDetail = ReplyOf<typeof readFileRoute>;
export type Saved = ReplyOf<typeof saveContentRoute>;
type Version = ReplyOf<typeof listVersionsRoute>['items'][number];
type Changed = ReplyOf<typeof renameFileRoute>;

/** A text on its way to the server. The same attempt may be made again: the command id makes it one save. */
export type Attempt = {
  readonly fileId: string;
  readonly text: string;
  readonly revision: number;
  readonly basedOn: number;
  readonly commandId: string;
};

/** Everything the editor's sagas need from outside; tests hand in fakes. */
export type EditorPorts = {
  readonly readFile: (fileId: string) => Promise<FileDetail>;
  readonly readText: (fileId: string, version: number, received: (bytes: number) => void) => Promise<string>;
  readonly readPiece: (fileId: string, wanted: WantedPiece) => Promise<ContentPiece>;
  /** The report of the last check, as the server kept it. */
  readonly readReport: (fileId: string) => Promise<ReplyOf<typeof readReportRoute>>;
  /** Who wrote that version, where it is among the newest. */
  readonly writerOf: (fileId: string, version: number) => Promise<Pick<Version, 'actor' | 'actorName'> | undefined>;
  readonly saveText: (attempt: Attempt) => Promise<Saved>;
  readonly check: (fileId: string, commandId: string) => Promise<ReplyOf<typeof validateFileRoute>>;
  readonly send: (fileId: string, commandId: string) => Promise<ReplyOf<typeof sendFileRoute>>;
  readonly indent: (fileId: string, commandId: string) => Promise<Saved>;
  readonly reportComments: (fileId: string, shown: boolean, commandId: string) => Promise<Saved>;
  readonly rename: (fileId: string, fileName: string, commandId: string) => Promise<Changed>;
  readonly turnRound: (fileId: string, direction: Direction, commandId: string) => Promise<Changed>;
  readonly copy: (fileId: string, commandId: string) => Promise<ReplyOf<typeof copyFileRoute>>;
  readonly remove: (fileId: string, commandId: string) => Promise<unknown>;
  readonly drafts: DraftStore;
  readonly texts: OpenTexts;
  /** Whose drafts are kept and read. */
  readonly owner: () => string;
  readonly now: () => string;
  readonly newId: () => string;
};

/** What one opening of a file remembers besides the store: large texts and numbers no screen shows. */
export type Session = {
  readonly fileId: string;
  readonly id: string;
  /** Revision of the open text the server is known to have. */
  savedRevision: number;
  /** An attempt whose answer never came; it may or may not have been stored. */
  inDoubt: Attempt | undefined;
  /** Fingerprint of the text sent last. */
  sent: string | undefined;
};

export const newSession = (fileId: string, id: string): Session => ({
  fileId,
  id,
  savedRevision: -1,
  inDoubt: undefined,
  sent: undefined,
});

/** Whether the text on screen is one the server does not have. */
export const isDirty = ({ texts }: Pick<EditorPorts, 'texts'>, session: Session): boolean => {
  const text = texts.of(session.fileId);
  return text !== undefined && text.revision() !== session.savedRevision;
};
