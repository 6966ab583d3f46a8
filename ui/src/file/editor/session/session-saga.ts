import { Failure } from '@clearbench/contracts/failure';
import { saveDelay } from '@clearbench/contracts/product-constants';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, debounce, flush, fork, put, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { serverLost } from '../../../live/live-actions.ts';
import { draftSaga } from './draft-workers.ts';
import * as actions from './editor-actions.ts';
import { contentEdited, ofFile, refreshRequested, saveRequested } from './editor-actions.ts';
import type { EditorPorts } from './editor-ports.ts';
import {
  commandFailed,
  commandStarted,
  commandSucceeded,
  comparisonRequested,
  conflictFound,
  noticeShown,
  openFailed,
  openSucceeded,
} from './editor-slice.ts';
import * as workers from './file-commands.ts';
import { comparisonWorker, writerWorker } from './lookup-workers.ts';
import { resolveWorker, undoMergeWorker } from './merge-workers.ts';
import type { FileCommand } from './open-file.ts';
import { openWorker } from './open-worker.ts';
import { pieceWorker } from './piece-worker.ts';
import { keepMineWorker, refreshWorker, takeTheirsWorker } from './refresh-worker.ts';
import { errorPolicy, saveWithErrorState, setSaveError } from './save-worker.ts';
import type { Session } from './session.ts';

type Creator<A> = { readonly type: string; readonly match: (action: Action) => action is Action & A };
/** The handler of an action on an open file. Handlers of a file run one after the other. */
type Handler = {
  readonly creator: { readonly match: (action: Action) => boolean };
  readonly command?: FileCommand;
  readonly work: (ports: EditorPorts, session: Session, action: UnknownAction) => Generator;
};

/** Binds a worker to its action. The type of the action is checked here and erased in the table. */
const handler = <A>(
  creator: Creator<A>,
  work: (ports: EditorPorts, session: Session, action: A) => Generator,
  command?: FileCommand,
): Handler => ({ creator, work: work as Handler['work'], ...(command ? { command } : {}) });

/** The workers that read or write the text of a file; two of them never overlap. */
const handlers: readonly Handler[] = [
  handler(actions.saveRequested, saveWithErrorState),
  handler(actions.refreshRequested, refreshWorker),
  handler(actions.pieceRequested, pieceWorker),
  handler(actions.ownTextChosen, keepMineWorker),
  handler(actions.otherTextChosen, takeTheirsWorker),
  handler(actions.conflictsResolved, resolveWorker),
  handler(actions.mergeUndone, undoMergeWorker),
  handler(actions.checkRequested, workers.checkWorker, 'check'),
  handler(actions.sendRequested, workers.sendWorker, 'send'),
  handler(actions.indentRequested, workers.indentWorker, 'indent'),
  handler(actions.reportCommentsRequested, workers.reportCommentsWorker, 'reportComments'),
  handler(actions.newIdsRequested, workers.newIdsWorker, 'newIds'),
  handler(actions.restoreRequested, workers.restoreWorker, 'restore'),
  handler(actions.renameRequested, workers.renameWorker, 'rename'),
  handler(actions.directionSwitchRequested, workers.switchDirectionWorker, 'switchDirection'),
  handler(actions.copyRequested, workers.copyWorker, 'copy'),
  handler(actions.deleteRequested, workers.deleteWorker, 'delete'),
];

/** A newer text was saved during the validation: the page reads the file again. */
function* endSuperseded(fileId: string) {
  yield* put(commandSucceeded({ fileId }));
  yield* put(refreshRequested({ fileId }));
}

/** Runs a file command and sets its state: started, then succeeded or failed. */
function* guardedCommand(
  { isServerLost }: EditorPorts,
  { fileId }: Session,
  command: FileCommand,
  work: () => Generator,
) {
  yield* put(commandStarted({ fileId, command }));
  try {
    if (isServerLost()) throw new Failure('connection.none');
    yield* call(work);
    yield* put(commandSucceeded({ fileId }));
  } catch (error) {
    const { errorKey, params, remedy } = errorPolicy(error);
    if (remedy === 'again') yield* endSuperseded(fileId);
    else yield* put(commandFailed({ fileId, command, errorKey, params }));
  }
}

function* guardedWork(ports: EditorPorts, session: Session, work: () => Generator) {
  try {
    yield* call(work);
  } catch (error) {
    yield* setSaveError(ports, session, error);
  }
}

const handlerOf = (action: UnknownAction): Handler | undefined => handlers.find(({ creator }) => creator.match(action));

/** When the server is lost, waiting file commands fail at once. They do not run later. */
function* failWaitingCommands(fileId: string, waiting: Channel<UnknownAction>) {
  for (const action of yield* flush(waiting)) {
    const command = handlerOf(action)?.command;
    if (command) yield* put(commandFailed({ fileId, command, errorKey: 'connection.none', params: {} }));
    else yield* put(action);
  }
}

function* handle(ports: EditorPorts, session: Session, action: UnknownAction) {
  const handler = handlerOf(action);
  if (!handler) return;
  const work = () => handler.work(ports, session, action);
  if (handler.command) yield* guardedCommand(ports, session, handler.command, work);
  else yield* guardedWork(ports, session, work);
}

/** Opens the file. After an error, a refresh request repeats it. */
function* open(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  for (;;) {
    try {
      return yield* openWorker(ports, session);
    } catch (error) {
      const { errorKey, params } = errorPolicy(error);
      yield* put(openFailed({ fileId, errorKey, params }));
      yield* take(ofFile(fileId, refreshRequested));
    }
  }
}

function* saveAfterPause(fileId: string) {
  yield* put(saveRequested({ fileId }));
}

/** Handles one open file until its page is closed. */
export function* sessionSaga(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const waiting = yield* actionChannel<UnknownAction>(
    ofFile(fileId, ...handlers.map(({ creator }) => creator)),
    buffers.expanding<UnknownAction>(8),
  );
  yield* fork(draftSaga, ports, session);
  yield* debounce(saveDelay, ofFile(fileId, contentEdited), saveAfterPause, fileId);
  yield* takeLatest(ofFile(fileId, comparisonRequested), comparisonWorker, ports, session);
  yield* takeEvery(serverLost.type, failWaitingCommands, fileId, waiting);
  yield* takeEvery(ofFile(fileId, openSucceeded, conflictFound, noticeShown), writerWorker, ports, fileId);
  yield* open(ports, session);
  while (true) yield* handle(ports, session, yield* take(waiting));
}
