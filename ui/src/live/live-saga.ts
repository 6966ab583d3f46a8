import { liveReconnectDelay } from '@clearbench/contracts/product-constants';
import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, fork, put, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import {
  changed,
  fileHidden,
  fileShown,
  liveRequested,
  presenceChanged,
  reconnected,
  transferStatusChanged,
} from './live-actions.ts';
import { heartbeatSucceeded, selectSocket, socketConnected, socketDisconnected } from './live-slice.ts';
import type { LiveMessage, OpenedLive, OpenLive } from './live-socket.ts';

/** The server can close a connection on purpose: the page reconnects at once no more often than this. */
const wakeEvery = 10_000;

type Opened = { readonly messages: EventChannel<LiveMessage>; readonly live: OpenedLive };

const openMessages = async (open: OpenLive): Promise<Opened> => {
  let live: OpenedLive | undefined;
  let emitMessage: (message: LiveMessage) => void = () => undefined;
  const messages = eventChannel<LiveMessage>((emit) => {
    emitMessage = emit;
    return () => live?.end();
  }, buffers.expanding<LiveMessage>(64));
  live = await open((message) => emitMessage(message));
  return { messages, live };
};

/** The server receives the files that the page shows; a late connection also receives those shown before it. */
function* followShownFiles(shown: ReadonlySet<string>, live: OpenedLive) {
  live.show([...shown]);
  yield* takeEvery([fileShown.type, fileHidden.type], function* () {
    yield* call(live.show, [...shown]);
  });
}

/** The server answers again: the live connection does not wait for its next attempt. */
function* wakeWithServer(wake: () => void) {
  let woken = Number.NEGATIVE_INFINITY;
  yield* takeEvery(heartbeatSucceeded.type, function* () {
    const isOpen = (yield* select(selectSocket)) !== 'disconnected';
    if (isOpen || Date.now() - woken < wakeEvery) return;
    woken = Date.now();
    yield* call(wake);
  });
}

function* handleMessage(message: LiveMessage, doubt: () => void) {
  switch (message.type) {
    case 'connected': {
      const before = yield* select(selectSocket);
      yield* put(socketConnected());
      if (before === 'disconnected') yield* put(reconnected());
      return;
    }
    case 'disconnected':
      yield* put(socketDisconnected());
      yield* call(doubt);
      return;
    case 'transferStatusChanged':
      yield* put(transferStatusChanged(message.body));
      return;
    case 'presenceChanged':
      yield* put(presenceChanged(message.body));
      return;
    case 'changed':
      yield* put(changed(message.body));
  }
}

/** The connection restores itself; only if its code could not be loaded is it created again. */
function* listen(open: OpenLive, shown: ReadonlySet<string>, doubt: () => void, pause: number) {
  while (true) {
    try {
      const { messages, live } = yield* call(openMessages, open);
      yield* fork(wakeWithServer, live.wake);
      yield* fork(followShownFiles, shown, live);
      while (true) yield* handleMessage(yield* take(messages), doubt);
    } catch {
      yield* put(socketDisconnected());
      yield* delay(pause);
    }
  }
}

/**
 * One connection for the life of the page, opened when a user is signed in. Once it is lost, `doubt` requests a probe
 * of the server.
 */
export const liveSaga = (open: OpenLive, doubt: () => void = () => undefined, pause = liveReconnectDelay) =>
  function* () {
    const shown = new Set<string>();
    yield* takeEvery(fileShown, ({ payload }) => void shown.add(payload.fileId));
    yield* takeEvery(fileHidden, ({ payload }) => void shown.delete(payload.fileId));
    yield* takeLeading(liveRequested.type, listen, open, shown, doubt, pause);
  };
