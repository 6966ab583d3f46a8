import { readContentPieceRoute } from '@clearbench/contracts/file/piece-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  indentFileRoute,
  listVersionsRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
  renameFileRoute,
  reportCommentsRoute,
  saveContentRoute,
  sendFileRoute,
  turnFileRoundRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { caller } from '../../../http/caller.ts';
import { textBlob } from '../text/text-blob.ts';
import type { EditorPorts } from './editor-ports.ts';

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
const renameFile = caller(renameFileRoute);
const turnFileRound = caller(turnFileRoundRoute);
const copyFile = caller(copyFileRoute);
const deleteFile = caller(deleteFileRoute);

type ServerPorts = Omit<EditorPorts, 'drafts' | 'texts' | 'owner' | 'now' | 'newId'>;

/** The editor's calls to the server. */
export const serverPorts: ServerPorts = {
  readFile: (fileId) => readFile({ params: { fileId } }),
  readText: async (fileId, version, received) =>
    (await readContent({ params: { fileId }, query: { version } }, { received })).text,
  readPiece: (fileId, wanted) => readContentPiece({ params: { fileId }, query: wanted }),
  readReport: (fileId) => readReport({ params: { fileId } }),
  writerOf: async (fileId, version) =>
    (await listVersions({ params: { fileId }, query: {} })).items.find(
      ({ contentVersion }) => contentVersion === version,
    ),
  saveText: async ({ fileId, text, basedOn, commandId }) =>
    saveContent({ params: { fileId }, body: await textBlob(text), ifMatch: basedOn, commandId }),
  check: (fileId, commandId) => validateFile({ body: { fileId }, commandId }),
  send: (fileId, commandId) => sendFile({ params: { fileId }, query: { action: 'send' }, commandId }),
  indent: (fileId, commandId) => indentFile({ params: { fileId }, commandId }),
  reportComments: (fileId, shown, commandId) => reportComments({ params: { fileId }, body: { shown }, commandId }),
  rename: (fileId, fileName, commandId) => renameFile({ params: { fileId }, body: fileName, commandId }),
  turnRound: (fileId, direction, commandId) => turnFileRound({ params: { fileId }, body: { direction }, commandId }),
  copy: (fileId, commandId) => copyFile({ params: { fileId }, commandId }),
  remove: (fileId, commandId) => deleteFile({ params: { fileId }, commandId }),
};
