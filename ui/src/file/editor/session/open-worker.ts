import { Failure } from '@clearbench/contracts/failure';
import { type Channel, channel } from 'redux-saga';
import { all, call, cancel, fork, put, take } from 'typed-redux-saga';
import { keepDraft } from './draft-workers.ts';
import { contentEdited, refreshRequested } from './editor-actions.ts';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import { bytesReceived, causeRead, detailRead, openSucceeded } from './editor-slice.ts';
import { reportWorker } from './lookup-workers.ts';
import { isShownInPieces } from './piece.ts';
import { openInPieces } from './piece-worker.ts';
import { type Reconciled, reconcileDraft } from './reconcile-draft.ts';
import type { Session } from './session.ts';

function* reportProgress(fileId: string, progress: Channel<number>) {
  while (true) yield* put(bytesReceived({ fileId, received: yield* take(progress) }));
}

/** Progress is shown at most ten times a second; a large text arrives in hundreds of parts. */
const progressInterval = 100;

const throttled = (report: (bytes: number) => void): ((bytes: number) => void) => {
  let reportedAt = 0;
  return (bytes) => {
    const now = Date.now();
    if (now - reportedAt < progressInterval) return;
    reportedAt = now;
    report(bytes);
  };
};

/** Reads the text of a version and reports the progress. */
function* readText(ports: EditorPorts, fileId: string, version: number) {
  const progress = yield* call(() => channel<number>());
  const reporter = yield* fork(reportProgress, fileId, progress);
  const received = throttled((bytes) => progress.put(bytes));
  const text = yield* call(ports.readText, fileId, version, received);
  yield* cancel(reporter);
  return text;
}

/** The detail contains a small text; a large text is read separately. */
export function* textOfDetail(ports: EditorPorts, { content, vipFileSummary }: FileDetail) {
  const { fileId, contentVersion } = vipFileSummary;
  return content ?? (yield* call(ports.readText, fileId, contentVersion, () => undefined));
}

const outcomeOf = (reconciled: Reconciled, version: number) => {
  switch (reconciled.result) {
    case 'useless':
      return { sync: { status: 'saved' } } as const;
    case 'restored':
      return { sync: { status: 'unsaved' }, notice: { kind: 'draftRestored', at: reconciled.at } } as const;
    case 'conflict':
      return { sync: { status: 'conflict', theirs: version } } as const;
  }
};

/** Reads the name of the file that an answer belongs to; a file that no longer exists has none. */
function* nameCause(ports: EditorPorts, fileId: string, causeId: string) {
  try {
    const { vipFileSummary } = yield* call(ports.readFile, causeId);
    yield* put(causeRead({ fileId, causeName: vipFileSummary.fileName }));
  } catch (error) {
    const isMissing = error instanceof Failure && error.errorKey === 'file.notFound';
    if (isMissing) yield* put(causeRead({ fileId, causeName: undefined }));
  }
}

/** The draft of a file; undefined without one, and with a notice where the browser fails to read it. */
const readDraft = async ({ drafts, owner }: EditorPorts, fileId: string) => {
  try {
    return { draft: await drafts.read(owner(), fileId) };
  } catch {
    return { draft: undefined, notice: { kind: 'draftNotRead' } } as const;
  }
};

/** Reconciles file and draft and shows the result; a restored text is saved like a typed one. */
export function* openWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const { detail, stored } = yield* all({
    detail: call(ports.readFile, fileId),
    stored: call(readDraft, ports, fileId),
  });
  const { draft, ...withNotice } = stored;
  const { vipFileSummary: summary, validationReport: report, content } = detail;
  const version = summary.contentVersion;
  yield* put(detailRead({ fileId, summary, report }));
  if (summary.causedByFileId !== undefined) yield* fork(nameCause, ports, fileId, summary.causedByFileId);
  if (isShownInPieces(summary)) return yield* openInPieces(ports, session, detail);
  const server = content ?? (yield* readText(ports, fileId, version));
  const reconciled = yield* call(reconcileDraft, { text: server, version }, draft);
  ports.texts.open(fileId, server);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
  if (reconciled.result !== 'useless') ports.texts.of(fileId)?.replace(reconciled.text);
  else if (draft) yield* call(ports.drafts.drop, draft);
  const outcome = outcomeOf(reconciled, version);
  const basedOn = reconciled.result === 'conflict' ? (draft?.basedOn ?? version) : version;
  yield* put(openSucceeded({ fileId, summary, report, version: basedOn, ...withNotice, ...outcome }));
  yield* fork(reportWorker, ports, detail);
  if (reconciled.result === 'useless') return;
  yield* keepDraft(ports, session);
  if (reconciled.result === 'conflict') yield* put(refreshRequested({ fileId }));
  yield* put(contentEdited({ fileId }));
}
