import type { ContentKind } from '@clearbench/content-kind/content-kind';
import { Failure } from '@clearbench/contracts/failure';
import { contentFailure } from '@clearbench/contracts/file/content-failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { buffers, type Channel, channel } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { problemOf } from '../../saga/problem.ts';
import type { BlobStore } from './blob-store.ts';
import type { Unpacked } from './unpack-archive.ts';
import {
  archiveOpened,
  selectUploads,
  type Upload,
  uploadFailed,
  uploadProgressed,
  uploadRequested,
  uploadRetried,
  uploadSucceeded,
} from './upload-slice.ts';

export type UploadPorts = {
  readonly shelf: BlobStore;
  /** Uploads with the upload's id as command id: a repeated request still creates one file. */
  send(upload: Upload, content: Blob, sent: (bytes: number) => void): Promise<VipFileSummary>;
  unpack(archive: Blob): Promise<readonly Unpacked[]>;
  /** Detects the type of a content from its first bytes. */
  kindOf(content: Blob): Promise<ContentKind>;
  /** The size limit of a file in bytes. */
  largest(): number;
};

/** The number of concurrent uploads. */
const maxParallel = 3;

/** The name ends in .zip: a damaged ZIP can begin with any bytes. */
const isNamedArchive = (name: string): boolean => /\.zip$/i.test(name);

function* tellProgress(id: string, progress: Channel<number>) {
  while (true) yield* put(uploadProgressed({ id, sent: yield* take(progress) }));
}

function* sendFile(ports: UploadPorts, upload: Upload, content: Blob) {
  const { id } = upload;
  yield* put(uploadProgressed({ id, sent: 0 }));
  const progress = yield* call(() => channel<number>(buffers.sliding(1)));
  const teller = yield* fork(tellProgress, id, progress);
  const { fileId, fileName, duplicateOf } = yield* call(ports.send, upload, content, (sent: number) =>
    progress.put(sent),
  );
  yield* cancel(teller);
  ports.shelf.drop(id);
  yield* put(uploadSucceeded({ id, fileId, fileName, ...(duplicateOf === undefined ? {} : { duplicateOf }) }));
}

function* openArchive(ports: UploadPorts, { id, name, archive }: Upload, content: Blob, queue: Channel<string>) {
  if (archive !== undefined) throw new Failure('upload.archiveNested', { archive });
  const files = yield* call(ports.unpack, content);
  const offered = files.map((file) => ({ ...ports.shelf.put(file.name, file.content), archive: name }));
  ports.shelf.drop(id);
  yield* put(archiveOpened({ id, offered }));
  for (const file of offered) yield* put(queue, file.id);
}

/** A ZIP is recognised by its content, or by its name if it is damaged; what is neither XML nor a ZIP is not sent. */
function* takeUp(ports: UploadPorts, upload: Upload, content: Blob, queue: Channel<string>) {
  const kind = content.size === 0 ? xml : yield* call(ports.kindOf, content);
  const isUnknown = kind.kind === 'binary' || kind.kind === 'text';
  if (kind.kind === 'zip' || (isNamedArchive(upload.name) && isUnknown))
    return yield* openArchive(ports, upload, content, queue);
  const largest = ports.largest();
  if (content.size > largest) throw new Failure('file.tooLarge', { limit: largest });
  if (content.size === 0) throw new Failure('file.empty');
  const failure = contentFailure(kind);
  if (failure) throw new Failure(failure.errorKey, failure.params);
  return yield* call(sendFile, ports, upload, content);
}

const xml: ContentKind = { kind: 'xml' };

/** Runs one upload after the other; a failure is reported and does not stop the others. */
function* lane(ports: UploadPorts, queue: Channel<string>) {
  while (true) {
    const id = yield* take(queue);
    const upload = (yield* select(selectUploads)).find((one) => one.id === id);
    const content = ports.shelf.get(id);
    if (!upload || !content) continue;
    try {
      yield* takeUp(ports, upload, content, queue);
    } catch (error) {
      yield* put(uploadFailed({ id, problem: problemOf(error) }));
    }
  }
}

export const uploadSaga = (ports: UploadPorts) =>
  function* () {
    const queue = yield* call(() => channel<string>(buffers.expanding(64)));
    for (let started = 0; started < maxParallel; started += 1) yield* fork(lane, ports, queue);
    yield* takeEvery(uploadRequested, function* ({ payload }) {
      for (const { id } of payload.offered) yield* put(queue, id);
    });
    yield* takeEvery(uploadRetried, function* ({ payload }) {
      yield* put(queue, payload.id);
    });
  };
