import type { ContentKind } from '@clearbench/content-kind/content-kind';
import { Failure } from '@clearbench/contracts/failure';
import { contentFailure } from '@clearbench/contracts/file/content-failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { buffers, type Channel, channel } from 'redux-saga';
import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { problemOf } from '../../saga/problem.ts';
import type { BlobStore } from '../upload/blob-store.ts';
import type { Unpacked } from '../upload/unpack-archive.ts';
import {
  archiveUnpacked,
  type Check,
  type CheckTarget,
  checkBegan,
  checkFailed,
  checkingStopped,
  checkSucceeded,
  checksCleared,
  checksRequested,
  checksResumed,
  placeEntered,
  selectChecks,
  selectTarget,
} from './checks-slice.ts';
import type { ReportStore } from './report-store.ts';

export type CheckPorts = {
  readonly shelf: BlobStore;
  readonly reports: ReportStore;
  /** Validates a text without storing it. */
  checkText(target: CheckTarget, name: string, content: Blob): Promise<ValidationReport>;
  /** Validates a stored file. */
  checkFile(fileId: string): Promise<ValidationReport>;
  unpack(archive: Blob): Promise<readonly Unpacked[]>;
  /** Detects the type of a text from its first bytes. */
  kindOf(content: Blob): Promise<ContentKind>;
  /** The size limit of a text in bytes. */
  largest(): number;
};

/** The number of concurrent validations. */
const maxParallel = 2;
/** After this error the daily limit is used up for all of them. */
const endOfAll = 'plan.validationsUsedUp';
const ends = [checkingStopped.type, checksCleared.type, placeEntered.type];

const isNamedArchive = (name: string): boolean => /\.zip$/i.test(name);
const xml: ContentKind = { kind: 'xml' };

/** A ZIP is recognised by its content, or by its name where it is damaged. */
const isArchive = ({ kind }: ContentKind, name: string): boolean =>
  kind === 'zip' || (isNamedArchive(name) && (kind === 'binary' || kind === 'text'));

const textOf = ({ shelf, largest }: CheckPorts, { id }: Check): Blob => {
  const content = shelf.get(id);
  if (!content) throw new Failure('file.notFound');
  const limit = largest();
  if (content.size > limit) throw new Failure('file.tooLarge', { limit });
  if (content.size === 0) throw new Failure('file.empty');
  return content;
};

/** Waiting validations, and the archives that texts were taken from, by the id of the text. */
type Work = { readonly queue: Channel<string>; readonly archives: Map<string, string> };

function* openArchive(ports: CheckPorts, { id, name }: Check, { queue, archives }: Work) {
  const outer = archives.get(id);
  if (outer !== undefined) throw new Failure('upload.archiveNested', { archive: outer });
  const archive = ports.shelf.get(id);
  if (!archive) throw new Failure('file.notFound');
  const files = yield* call(ports.unpack, archive);
  const subjects = files.map((file) => {
    const { id: newId } = ports.shelf.put(file.name, file.content);
    archives.set(newId, name);
    return { id: newId, name: file.name };
  });
  ports.shelf.drop(id);
  yield* put(archiveUnpacked({ id, subjects }));
  for (const subject of subjects) yield* put(queue, subject.id);
}

function* reportOf(ports: CheckPorts, check: Check) {
  if (check.fileId !== undefined) return yield* call(ports.checkFile, check.fileId);
  const target = yield* select(selectTarget);
  if (!target) throw new Failure('file.notFound');
  return yield* call(ports.checkText, target, check.name, textOf(ports, check));
}

function* checkOne(ports: CheckPorts, check: Check, work: Work) {
  const { id } = check;
  yield* put(checkBegan({ id }));
  if (check.fileId === undefined) {
    const content = ports.shelf.get(id);
    const kind = content === undefined || content.size === 0 ? xml : yield* call(ports.kindOf, content);
    if (isArchive(kind, check.name)) return yield* openArchive(ports, check, work);
    textOf(ports, check);
    const failure = contentFailure(kind);
    if (failure) throw new Failure(failure.errorKey, failure.params);
  }
  const report = yield* reportOf(ports, check);
  ports.reports.put(id, report);
  ports.shelf.drop(id);
  return yield* put(checkSucceeded({ id, summary: report.validationSummary }));
}

/** Runs one validation after the other; a failure is reported and stops the others only if none can succeed. */
function* lane(ports: CheckPorts, work: Work) {
  while (true) {
    const id = yield* take(work.queue);
    const check = (yield* select(selectChecks)).find((one) => one.id === id);
    // Stopped or removed while it waited.
    if (check?.status !== 'waiting') continue;
    try {
      yield* race({ checked: call(checkOne, ports, check, work), ended: take(ends) });
    } catch (error) {
      const problem = problemOf(error);
      yield* put(checkFailed({ id, problem }));
      if (problem.errorKey === endOfAll) yield* put(checkingStopped());
    }
  }
}

export const checksSaga = (ports: CheckPorts) =>
  function* () {
    const queue = yield* call(() => channel<string>(buffers.expanding(64)));
    const archives = new Map<string, string>();
    for (let started = 0; started < maxParallel; started += 1) yield* fork(lane, ports, { queue, archives });
    const texts = new Set<string>();
    yield* takeEvery([checksRequested.type, archiveUnpacked.type, checksResumed.type], function* () {
      for (const { id } of yield* select(selectChecks)) texts.add(id);
    });
    yield* takeEvery([checksRequested.type, checksResumed.type], function* () {
      for (const { id, status } of yield* select(selectChecks)) if (status === 'waiting') yield* put(queue, id);
    });
    yield* takeEvery([checksCleared.type, placeEntered.type], function* () {
      yield* call(ports.reports.clear);
      for (const id of texts) yield* call(ports.shelf.drop, id);
      texts.clear();
      archives.clear();
    });
  };
