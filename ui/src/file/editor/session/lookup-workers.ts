import { call, put, select } from 'typed-redux-saga';
import { comparedText } from '../text/open-texts.ts';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import {
  comparisonEnded,
  comparisonRead,
  type comparisonRequested,
  type EditorRoot,
  selectOpenFile,
  storedReportRead,
  writerFound,
} from './editor-slice.ts';
import type { OpenFile } from './open-file.ts';
import type { Session } from './session.ts';

/** Reads the text to compare with and opens it beside the text of the file. */
export function* comparisonWorker(
  ports: EditorPorts,
  session: Session,
  { payload }: ReturnType<typeof comparisonRequested>,
) {
  const { fileId, version, of } = payload;
  try {
    const before = of === 'merge' ? session.merge?.before : undefined;
    const text = before ?? (yield* call(ports.readText, fileId, version, () => undefined));
    ports.texts.open(comparedText(fileId), text);
    yield* put(comparisonRead({ fileId, version }));
  } catch {
    yield* put(comparisonEnded({ fileId }));
  }
}

/** The version from another writer that the page mentions. */
const foreignVersion = ({ sync, notice }: OpenFile): number | undefined => {
  if (sync.status === 'conflict') return sync.theirs;
  return notice && 'version' in notice ? notice.version : undefined;
};

function* readWriter({ writerOf }: EditorPorts, fileId: string, version: number) {
  try {
    return yield* call(writerOf, fileId, version);
  } catch {
    return undefined;
  }
}

/** Reads who saved a version that this page did not save; it may be the same user in another tab. */
export function* writerWorker(ports: EditorPorts, fileId: string) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  const version = file && foreignVersion(file);
  if (version === undefined || file?.writer?.version === version) return;
  const found = yield* readWriter(ports, fileId, version);
  if (!found) return;
  const { actor, actorName: name } = found;
  yield* put(writerFound({ fileId, version, isYou: actor === ports.owner(), name }));
}

function* readStored({ readReport }: EditorPorts, fileId: string) {
  try {
    return yield* call(readReport, fileId);
  } catch {
    return undefined;
  }
}

/** Reads the stored report of a large file, which the detail does not contain. */
export function* reportWorker(ports: EditorPorts, { vipFileSummary, validationReport }: FileDetail) {
  if (validationReport) return;
  const { fileId, contentVersion: version } = vipFileSummary;
  const report = yield* readStored(ports, fileId);
  yield* put(storedReportRead({ fileId, version, report }));
}
