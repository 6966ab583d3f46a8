import type { Direction } from '@clearbench/contracts/file/choices';
import { readContentPieceRoute } from '@clearbench/contracts/file/piece-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  indentFileRoute,
  newIdsRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
  renameFileRoute,
  reportCommentsRoute,
  saveContentRoute,
  sendFileRoute,
  switchFileDirectionRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { caller } from '../../../http/http-caller.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { MergeInput, MergeResult } from '../merge/three-way-merge.ts';
import type { OpenTexts } from '../text/open-texts.ts';
import { textBlob } from '../text/text-blob.ts';
import type { PieceRequest } from './piece.ts';
import type { Attempt } from './session.ts';

const readFile = caller(readFileRoute);
const readContent = caller(readContentRoute);
const readContentPiece = caller(readContentPieceRoute);
const readReport = caller(readReportRoute);
const listVersions = caller(listVersionsRoute);
const saveContent = caller(saveContentRoute);
const validateFile = caller(validateFileRoute);
const sendFile = caller(sendFileRoute);
const indentFile = caller(indentFileRoute);
const reportComments = caller(reportCommentsRoute);
const newIds = caller(newIdsRoute);
const renameFile = caller(renameFileRoute);
const switchFileDirection = caller(switchFileDirectionRoute);
const copyFile = caller(copyFileRoute);
const deleteFile = caller(deleteFileRoute);

export type FileDetail = ReplyOf<typeof readFileRoute>;
export type Saved = ReplyOf<typeof saveContentRoute>;
type Version = ReplyOf<typeof listVersionsRoute>['items'][number];

/** The requests of the editor. A command has an id, so that the server executes a repeated request once. */
export const serverPorts = {
  readFile: (fileId: string) => readFile({ params: { fileId }, query: { outline: 'none' } }),
  readText: async (fileId: string, version: number, received: (bytes: number) => void): Promise<string> =>
    (await readContent({ params: { fileId }, query: { version } }, { received })).text,
  readPiece: (fileId: string, wanted: PieceRequest) => readContentPiece({ params: { fileId }, query: wanted }),
  /** The stored report of the last validation. */
  readReport: (fileId: string) => readReport({ params: { fileId }, query: {} }),
  /** The user who saved a version, if it is one of the newest. */
  writerOf: async (fileId: string, version: number): Promise<Pick<Version, 'actor' | 'actorName'> | undefined> =>
    (await listVersions({ params: { fileId }, query: {} })).items.find(
      ({ contentVersion }) => contentVersion === version,
    ),
  saveText: async ({ fileId, text, basedOn, commandId }: Attempt): Promise<Saved> =>
    saveContent({ params: { fileId }, body: await textBlob(text), ifMatch: basedOn, commandId }),
  check: (fileId: string, commandId: string) => validateFile({ body: { fileId }, commandId }),
  send: (fileId: string, commandId: string) => sendFile({ params: { fileId }, query: { action: 'send' }, commandId }),
  indent: (fileId: string, commandId: string): Promise<Saved> => indentFile({ params: { fileId }, commandId }),
  reportComments: (fileId: string, shown: boolean, commandId: string): Promise<Saved> =>
    reportComments({ params: { fileId }, body: { shown }, commandId }),
  newIds: (fileId: string, endToEndIds: boolean, commandId: string): Promise<Saved> =>
    newIds({ params: { fileId }, body: { endToEndIds }, commandId }),
  rename: (fileId: string, fileName: string, commandId: string) =>
    renameFile({ params: { fileId }, body: fileName, commandId }),
  switchDirection: (fileId: string, direction: Direction, commandId: string) =>
    switchFileDirection({ params: { fileId }, body: { direction }, commandId }),
  copy: (fileId: string, withNewIds: boolean, commandId: string) =>
    copyFile({ params: { fileId }, body: withNewIds ? { newIds: true } : undefined, commandId }),
  remove: (fileId: string, commandId: string): Promise<unknown> => deleteFile({ params: { fileId }, commandId }),
};

/** The external dependencies of the editor's sagas; tests pass fakes. */
export type EditorPorts = Readonly<typeof serverPorts> & {
  readonly merge: (input: MergeInput) => Promise<MergeResult>;
  readonly drafts: DraftStore;
  readonly texts: OpenTexts;
  /** Whether no request can reach the server now. */
  readonly isServerLost: () => boolean;
  /** The user whose drafts are stored and read. */
  readonly owner: () => string;
  readonly now: () => string;
  readonly newId: () => string;
};
