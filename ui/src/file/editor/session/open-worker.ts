import { type Channel, channel } from 'redux-saga';
import { all, call, cancel, fork, put, take } from 'typed-redux-saga';
import { keepDraft } from './draft-workers.ts';
import { contentEdited } from './editor-actions.ts';
import type { EditorPorts, FileDetail, Session } from './editor-ports.ts';
import { bytesReceived, causeRead, detailRead, openSucceeded } from './editor-slice.ts';
import { comesInPieces } from './piece.ts';
import { openInPieces } from './piece-worker.ts';
import { type Reconciled, reconcileDraft } from './reconcile-draft.ts';
import { reportWorker } from './report-worker.ts';

function* tellProgress(fileId: string, progress: Channel<number>) {
  while (true) yield* put(bytesReceived({ fileId, received: yield* take(progress) }));
}

/** Nobody sees more of it than some ten times a second; a large text comes in hundreds of parts. */
const toldEvery = 100;

const seldom = (tell: (bytes: number) => void): ((bytes: number) => void) => {
  let told = 0;
  return (bytes) => {
    const now = Date.now();
    if (now - told < toldEvery) return;
    told = now;
    tell(bytes);
  };
};

/** The text of a version, told as it comes in. */
function* readText(ports: EditorPorts, fileId: string, version: number) {
  const progress = yield* call(() => channel<number>());
  const teller = yield* fork(tellProgress, fileId, progress);
  const received = seldom((bytes) => progress.put(bytes));
  const text = yield* call(ports.readText, fileId, version, received);
  yield* cancel(teller);
  return text;
}

/** Small texts come along with the detail, large ones are fetched by themselves. */
export function* textOfDetail(ports: EditorPorts, { content, vipFileSummary }: FileDetail) {
  const { fileId, contentVersion } = vipFileSummary;
  return content ?? (yield* call(ports.readText, fileId, contentVersion, () => undefined));
}

const outcomeOf = (reconciled: Reconciled, version: number) => {
  switch (reconciled.outcome) {
    case 'useless':
      return { sync: { status: 'saved' } } as const;
    case 'restored':
      return { sync: { status: 'unsaved' }, notice: { kind: 'draftRestored', at: reconciled.at } } as const;
    case 'conflict':
      return { sync: { status: 'conflict', theirs: version } } as const;
  }
};

/** The name of the file an answer belongs to; where that is gone the answer stands for itself. */
function* nameCause(ports: EditorPorts, fileId: string, causeId: string) {
  try {
    const { vipFileSummary } = yield* call(ports.readFile, causeId);
    yield* put(causeRead({ fileId, causeName: vipFileSummary.fileName }));
  } catch {
    return;
  }
}

/** Puts file and draft together and the result on screen; a restored text is saved like a typed one. */
export function* openWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const { detail, draft } = yield* all({
    detail: call(ports.readFile, fileId),
    draft: call(() => ports.drafts.read(ports.owner(), fileId).catch(() => undefined)),
  });
  const { vipFileSummary: summary, validationReport: report, content } = detail;
  const version = summary.contentVersion;
  yield* put(detailRead({ fileId, summary, report }));
  if (summary.causedByFileId !== undefined) yield* fork(nameCause, ports, fileId, summary.causedByFileId);
  if (comesInPieces(summary)) return yield* openInPieces(ports, session, detail);
  const server = content ?? (yield* readText(ports, fileId, version));
  const reconciled = yield* call(reconcileDraft, { text: server, version }, draft);
  ports.texts.open(fileId, server);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
  if (reconciled.outcome !== 'useless') ports.texts.of(fileId)?.replace(reconciled.text);
  else if (draft) yield* call(ports.drafts.drop, draft);
  yield* put(openSucceeded({ fileId, summary, report, version, ...outcomeOf(reconciled, version) }));
  yield* fork(reportWorker, ports, detail);
  if (reconciled.outcome === 'useless') return;
  yield* keepDraft(ports, session);
  yield* put(contentEdited({ fileId }));
}
