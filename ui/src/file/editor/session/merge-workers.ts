import { call, put, select } from 'typed-redux-saga';
import { fillSlot } from '../merge/text-lines.ts';
import type { MergeResult } from '../merge/three-way-merge.ts';
import type { TextChange } from '../text/text-source.ts';
import { keepDraft } from './draft-workers.ts';
import type { conflictsResolved } from './editor-actions.ts';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import {
  conflictFound,
  detailRead,
  noticeShown,
  selectOpenFile,
  textUnsettled,
  versionAdopted,
} from './editor-slice.ts';
import type { VersionNotice } from './open-file.ts';
import { saveText } from './save-worker.ts';
import type { Session } from './session.ts';

/** The user may type during a merge; the merge is repeated this often. */
const mostTries = 3;

/** Merges into the text on screen; undefined if the user typed during every attempt. */
function* mergeIntoText(ports: EditorPorts, fileId: string, { base, theirs }: { base: string; theirs: string }) {
  const text = ports.texts.of(fileId);
  for (let tries = 0; text && tries < mostTries; tries++) {
    const [mine, revision] = [text.read(), text.revision()];
    const result: MergeResult = yield* call(ports.merge, { base, mine, theirs });
    if (text.revision() === revision) return { mine, revision, result };
  }
  return undefined;
}

/** Applies changes to the text and saves it as the version after the other one; the history holds both texts. */
function* saveMerged(
  ports: EditorPorts,
  session: Session,
  changes: readonly TextChange[],
  { kind, version }: VersionNotice,
) {
  const { fileId } = session;
  const text = ports.texts.of(fileId);
  if (!text) return;
  const before = text.read();
  text.change(changes);
  session.merge = { before, after: text.read() };
  session.conflict = undefined;
  yield* put(versionAdopted({ fileId, version }));
  yield* put(noticeShown({ fileId, notice: { kind, version } }));
  yield* put(textUnsettled({ fileId }));
  yield* keepDraft(ports, session);
  yield* saveText(ports, session);
}

function* readBase(ports: EditorPorts, fileId: string) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  return yield* call(ports.readText, fileId, file?.version ?? 1, () => undefined);
}

/** Merges another version with the unsaved text. Edits of different lines are merged; the user chooses between edits of the same lines. */
export function* mergeTheirs(
  ports: EditorPorts,
  session: Session,
  { vipFileSummary: summary }: Pick<FileDetail, 'vipFileSummary'>,
  theirs: string,
) {
  const { fileId } = session;
  const version = summary.contentVersion;
  const base = yield* readBase(ports, fileId);
  yield* put(detailRead({ fileId, summary }));
  const merge = yield* mergeIntoText(ports, fileId, { base, theirs });
  session.conflict = undefined;
  if (merge?.result.result !== 'merged') return yield* put(conflictFound({ fileId, theirs: version }));
  const { changes, conflicts } = merge.result;
  if (conflicts.length === 0) return yield* saveMerged(ports, session, changes, { kind: 'merged', version });
  session.conflict = { revision: merge.revision, changes };
  return yield* put(conflictFound({ fileId, theirs: version, conflicts }));
}

/** Applies the chosen lines to the text. If the text has changed since, the conflicts are computed again. */
export function* resolveWorker(
  ports: EditorPorts,
  session: Session,
  { payload }: ReturnType<typeof conflictsResolved>,
) {
  const { fileId, chosen } = payload;
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  const { conflict } = session;
  if (file?.sync.status !== 'conflict' || !file.conflicts || !conflict) return;
  const detail = yield* call(ports.readFile, fileId);
  const version = detail.vipFileSummary.contentVersion;
  if (version !== file.sync.theirs || ports.texts.of(fileId)?.revision() !== conflict.revision) {
    const theirs = yield* call(ports.readText, fileId, version, () => undefined);
    yield* mergeTheirs(ports, session, detail, theirs);
    return;
  }
  const choices = file.conflicts.map(({ slot, mine }, index) => fillSlot(slot, chosen[index] ?? mine));
  yield* saveMerged(ports, session, [...conflict.changes, ...choices], { kind: 'resolved', version });
}

/** Removes the edits of the other user from the text; their version stays in the history. */
export function* undoMergeWorker(ports: EditorPorts, session: Session) {
  const { fileId, merge } = session;
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (!merge || !file?.notice || !('version' in file.notice)) return;
  const { version } = file.notice;
  const undone = yield* mergeIntoText(ports, fileId, { base: merge.after, theirs: merge.before });
  const { result } = undone ?? {};
  if (result?.result !== 'merged' || result.conflicts.length > 0) {
    yield* put(noticeShown({ fileId, notice: { kind: 'mergeNotUndone', version } }));
    return;
  }
  ports.texts.of(fileId)?.change(result.changes);
  session.merge = undefined;
  yield* put(noticeShown({ fileId, notice: { kind: 'mergeUndone', version } }));
  yield* put(textUnsettled({ fileId }));
  yield* keepDraft(ports, session);
  yield* saveText(ports, session);
}
