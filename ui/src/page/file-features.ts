import { Failure } from '@clearbench/contracts/failure';
import { listRemovedFilesRoute, restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  newIdsRoute,
  readContentRoute,
  readFileRoute,
  renameFileRoute,
  sendFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { upgradeFileRoute } from '@clearbench/contracts/file/upgrade-routes';
import { downloadFiles } from '../file/commands/download-files.ts';
import { fileCommandsSaga } from '../file/commands/file-commands-saga.ts';
import { fileCommandsSlice, newIdsRequested } from '../file/commands/file-commands-slice.ts';
import { listPageOf } from '../file/list/list-page.ts';
import { listSaga } from '../file/list/list-saga.ts';
import { listSlice } from '../file/list/list-slice.ts';
import { receiveSlice } from '../file/receiving/receive-slice.ts';
import { removedSaga } from '../file/removed/removed-saga.ts';
import { removedSlice, restoreRequested } from '../file/removed/removed-slice.ts';
import { sendSaga } from '../file/sending/send-saga.ts';
import { sendSlice } from '../file/sending/send-slice.ts';
import { upgradeSaga } from '../file/upgrade/upgrade-saga.ts';
import { upgradeSlice } from '../file/upgrade/upgrade-slice.ts';
import { pageBlobs } from '../file/upload/blob-store.ts';
import { kindOf } from '../file/upload/kind-of.ts';
import { uploadSaga } from '../file/upload/upload-saga.ts';
import { uploadSlice } from '../file/upload/upload-slice.ts';
import { validFileName } from '../file/upload/valid-file-name.ts';
import { urlOf } from '../http/build-request.ts';
import { failureOf } from '../http/failure-of.ts';
import { caller } from '../http/http-caller.ts';
import { addInbox } from '../inbox/add-inbox.ts';
import { listMemory } from '../listing/list-memory.ts';
import { notify, notifyProblem, notifyUnexecuted } from '../notice/notify.ts';
import { selectAppInfo } from '../settings/settings-slice.ts';
import { addFeature, store } from '../store.ts';

const readFile = caller(readFileRoute);
const rename = caller(renameFileRoute);
const copy = caller(copyFileRoute);
const switchDirection = caller(switchFileDirectionRoute);
const send = caller(sendFileRoute);
const newIds = caller(newIdsRoute);
const remove = caller(deleteFileRoute);
const upload = caller(uploadFileRoute);
const listRemoved = caller(listRemovedFilesRoute);
const restore = caller(restoreFileRoute);
const upgrade = caller(upgradeFileRoute);

const isGone = (error: unknown): boolean =>
  error instanceof Failure && ['file.notFound', 'file.removed'].includes(error.errorKey);

const contentUrl = (fileId: string): string =>
  urlOf(readContentRoute, { params: { fileId }, query: { download: 'true' } });

/** The stored bytes, in any encoding. */
const readBytes = async (fileId: string): Promise<Uint8Array> => {
  const reply = await fetch(contentUrl(fileId)).catch((cause: unknown) => {
    throw new Failure('connection.lost', {}, { cause });
  });
  if (!reply.ok) throw failureOf({ status: reply.status, header: () => null, text: await reply.text() });
  return new Uint8Array(await reply.arrayBuffer());
};

const list = listSaga({
  rowsToRead: listMemory.rowsToRead,
  readPage: listPageOf(caller),
  readRow: async (fileId) => {
    try {
      return (await readFile({ params: { fileId }, query: { outline: 'none' } })).vipFileSummary;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  },
});

const sendFile = (fileId: string) => send({ params: { fileId }, query: { action: 'send' } });

const sending = sendSaga({
  send: sendFile,
  renewIds: (fileId) => newIds({ params: { fileId }, body: undefined }),
});

const commands = fileCommandsSaga({
  rename: (fileId, fileName) => rename({ params: { fileId }, body: fileName }),
  copy: (fileId, withNewIds) => copy({ params: { fileId }, body: withNewIds ? { newIds: true } : undefined }),
  switchDirection: (fileId, direction) => switchDirection({ params: { fileId }, body: { direction } }),
  send: sendFile,
  newIds: (fileId, endToEndIds) => newIds({ params: { fileId }, body: { endToEndIds } }),
  renewEndToEndIds: (fileIds) => void store.dispatch(newIdsRequested({ fileIds, endToEndIds: true })),
  remove: (fileId) => remove({ params: { fileId } }),
  restore: (fileIds) => void store.dispatch(restoreRequested({ fileIds })),
  download: downloadFiles(readBytes, contentUrl),
  notify,
  notifyUnexecuted,
});

const uploads = uploadSaga({
  shelf: pageBlobs,
  send: async ({ id, name, target, archive }, content, sent) => {
    const from = archive === undefined ? {} : { archiveName: validFileName(archive) };
    const query = { ...target, fileName: validFileName(name), ...from };
    return (await upload({ query, body: content, commandId: id }, { sent })).vipFileSummary;
  },
  unpack: async (archive) => (await import('../file/upload/unpack-archive.ts')).openArchive(archive),
  kindOf,
  largest: () => selectAppInfo(store.getState())?.basicSettings.largestContent ?? 100 * 1024 * 1024,
});

const upgrades = upgradeSaga({
  upgrade: (fileId, { environmentToken, rbVersion }) =>
    upgrade({ params: { fileId }, body: { environmentToken, rbVersion } }),
});

const removed = removedSaga({
  readPage: (query) => listRemoved({ query }),
  restore: (fileId) => restore({ params: { fileId } }),
  notify,
  notifyProblem,
});

/** State and sagas of the file list, with their dependencies on the server and the browser. */
export const addFileFeatures = (): void => {
  addFeature({ slice: fileCommandsSlice, saga: commands });
  addFeature({ slice: sendSlice, saga: sending });
  addFeature({ slice: uploadSlice, saga: uploads });
  addFeature({ slice: removedSlice, saga: removed });
  addFeature({ slice: upgradeSlice, saga: upgrades });
  addFeature({ slice: receiveSlice });
  addFeature({ slice: listSlice, saga: list });
  addInbox();
};
