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

export type LivePorts = {
  readonly open: OpenLive;
  /** Requests a probe of the server. */
  doubt(): void;
  /** Called with the first connection; whether the page shows replies of an earlier time, so that changes may be missed. */
  isLate(): boolean;
};

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

function* handleMessage(message: LiveMessage, { doubt, isLate }: LivePorts) {
  switch (message.type) {
    case 'connected': {
      const before = yield* select(selectSocket);
      yield* put(socketConnected());
      if (before === 'disconnected' || (before === 'initial' && isLate())) yield* put(reconnected());
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
function* listen(ports: LivePorts, shown: ReadonlySet<string>, pause: number) {
  while (true) {
    try {
      const { messages, live } = yield* call(openMessages, ports.open);
      yield* fork(wakeWithServer, live.wake);
      yield* fork(followShownFiles, shown, live);
      while (true) yield* handleMessage(yield* take(messages), ports);
    } catch {
      yield* put(socketDisconnected());
      yield* delay(pause);
    }
  }
}

/** One connection for the life of the page, opened when a user is signed in. */
export const liveSaga = (ports: LivePorts, pause = liveReconnectDelay) =>
  function* () {
    const shown = new Set<string>();
    yield* takeEvery(fileShown, ({ payload }) => void shown.add(payload.fileId));
    yield* takeEvery(fileHidden, ({ payload }) => void shown.delete(payload.fileId));
    yield* takeLeading(liveRequested.type, listen, ports, shown, pause);
  };
