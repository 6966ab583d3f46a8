import { call, put } from 'typed-redux-saga';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import { storedReportRead } from './editor-slice.ts';

function* readStored({ readReport }: EditorPorts, fileId: string) {
  try {
    return yield* call(readReport, fileId);
  } catch {
    return undefined;
  }
}

/** The report of a large file does not come along with it; it is fetched by itself, and nothing waits for it. */
export function* reportWorker(ports: EditorPorts, { vipFileSummary, validationReport }: FileDetail) {
  if (validationReport) return;
  const { fileId, contentVersion: version } = vipFileSummary;
  const report = yield* readStored(ports, fileId);
  yield* put(storedReportRead({ fileId, version, report }));
}
