import { call, put, select } from 'typed-redux-saga';
import type { EditorPorts } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import { selectOpenFile, writerFound } from './editor-slice.ts';
import type { OpenFile } from './open-file.ts';

/** The version the page has something to say of that it did not write itself. */
const foreignVersion = ({ sync, notice }: OpenFile): number | undefined => {
  if (sync.status === 'conflict') return sync.theirs;
  return notice?.kind === 'takenOver' ? notice.version : undefined;
};

function* askWhoWrote({ writerOf }: EditorPorts, fileId: string, version: number) {
  try {
    return yield* call(writerOf, fileId, version);
  } catch {
    return undefined;
  }
}

/** Finds out who wrote a version that came as a surprise, which may be the tester in another tab; nothing waits for it. */
export function* writerWorker(ports: EditorPorts, fileId: string) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  const version = file && foreignVersion(file);
  if (version === undefined || file?.writer?.version === version) return;
  const found = yield* askWhoWrote(ports, fileId, version);
  if (!found) return;
  const { actor, actorName: name } = found;
  yield* put(writerFound({ fileId, version, isYou: actor === ports.owner(), name }));
}
