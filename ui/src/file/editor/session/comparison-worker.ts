import { call, put } from 'typed-redux-saga';
import { comparedText } from '../text/open-texts.ts';
import type { EditorPorts } from './editor-ports.ts';
import { comparisonEnded, comparisonRead, type comparisonRequested } from './editor-slice.ts';

/** Fetches the text to compare with; it lies beside the open text under a name of its own. */
export function* comparisonWorker(ports: EditorPorts, { payload }: ReturnType<typeof comparisonRequested>) {
  const { fileId, version } = payload;
  try {
    const text = yield* call(ports.readText, fileId, version, () => undefined);
    ports.texts.open(comparedText(fileId), text);
    yield* put(comparisonRead({ fileId, version }));
  } catch {
    yield* put(comparisonEnded({ fileId }));
  }
}
