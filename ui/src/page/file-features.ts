import { Failure } from '@clearbench/contracts/failure';
import { listRemovedFilesRoute, restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  listFilesRoute,
  readContentRoute,
  readFileRoute,
  renameFileRoute,
  sendFileRoute,
  turnFileRoundRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { listSaga } from '../file/list/list-saga.ts';
import { listSlice } from '../file/list/list-slice.ts';
import { downloadFiles } from '../file/orders/download-files.ts';
import { ordersSaga } from '../file/orders/orders-saga.ts';
import { ordersSlice } from '../file/orders/orders-slice.ts';
import { removedSaga } from '../file/removed/removed-saga.ts';
import { removedSlice } from '../file/removed/removed-slice.ts';
import { shelf } from '../file/upload/blob-shelf.ts';
import { fittingName } from '../file/upload/fitting-name.ts';
import { uploadSaga } from '../file/upload/upload-saga.ts';
import { uploadSlice } from '../file/upload/upload-slice.ts';
import { urlOf } from '../http/build-request.ts';
import { caller } from '../http/caller.ts';
import { failureOf } from '../http/failure-of.ts';
import { notify, notifyTrouble } from '../notice/notify.ts';
import { selectAppInfo } from '../settings/settings-slice.ts';
import { addFeature, store } from '../store.ts';

const listFiles = caller(listFilesRoute);
const readFile = caller(readFileRoute);
const rename = caller(renameFileRoute);
const copy = caller(copyFileRoute);
const turn = caller(turnFileRoundRoute);
const send = caller(sendFileRoute);
const remove = caller(deleteFileRoute);
const upload = caller(uploadFileRoute);
const listRemoved = caller(listRemovedFilesRoute);
const restore = caller(restoreFileRoute);

const isGone = (error: unknown): boolean => error instanceof Failure && error.errorKey === 'file.notFound';

const contentUrl = (fileId: string): string =>
  urlOf(readContentRoute, { params: { fileId }, query: { download: 'true' } });

/** As it is kept, whatever its encoding. */
const readBytes = async (fileId: string): Promise<Uint8Array> => {
  const reply = await fetch(contentUrl(fileId)).catch((cause: unknown) => {
    throw new Failure('connection.lost', {}, { cause });
  });
  if (!reply.ok) throw failureOf({ status: reply.status, header: () => null, text: await reply.text() });
  return new Uint8Array(await reply.arrayBuffer());
};

const list = listSaga({
  readPage: (query) => listFiles({ query }),
  readRow: async (fileId) => {
    try {
      return (await readFile({ params: { fileId } })).vipFileSummary;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  },
});

const orders = ordersSaga({
  rename: (fileId, fileName) => rename({ params: { fileId }, body: fileName }),
  copy: (fileId) => copy({ params: { fileId } }),
  turn: (fileId, direction) => turn({ params: { fileId }, body: { direction } }),
  send: (fileId) => send({ params: { fileId }, query: { action: 'send' } }),
  remove: (fileId) => remove({ params: { fileId } }),
  download: downloadFiles(readBytes, contentUrl),
  notify,
  notifyTrouble,
});

const uploads = uploadSaga({
  shelf,
  send: async ({ id, name, target }, content, sent) => {
    const query = { ...target, fileName: fittingName(name) };
    return (await upload({ query, body: content, commandId: id }, { sent })).vipFileSummary;
  },
  unpack: async (archive) => (await import('../file/upload/unpack-archive.ts')).unpackArchive(archive.stream()),
  largest: () => selectAppInfo(store.getState())?.basicSettings.largestContent ?? 100 * 1024 * 1024,
});

const removed = removedSaga({
  readPage: (query) => listRemoved({ query }),
  restore: (fileId) => restore({ params: { fileId } }),
  notify,
  notifyTrouble,
});

/** State and sagas of the file list, with what they need of the server and the browser. */
export const addFileFeatures = (): void => {
  addFeature({ slice: ordersSlice, saga: orders });
  addFeature({ slice: uploadSlice, saga: uploads });
  addFeature({ slice: removedSlice, saga: removed });
  addFeature({ slice: listSlice, saga: list });
};
