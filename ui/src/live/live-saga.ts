import { liveReconnectDelay } from '@clearbench/contracts/product-constants';
import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, put, select, take, takeLeading } from 'typed-redux-saga';
import { changed, liveRequested, reconnected, transferStatusChanged } from './live-actions.ts';
import { selectSocket, socketConnected, socketDisconnected } from './live-slice.ts';
import type { LiveMessage, OpenLive } from './live-socket.ts';

const messagesOf = async (open: OpenLive): Promise<EventChannel<LiveMessage>> => {
  let close: (() => void) | undefined;
  let tell: (message: LiveMessage) => void = () => undefined;
  const messages = eventChannel<LiveMessage>((emit) => {
    tell = emit;
    return () => close?.();
  }, buffers.expanding<LiveMessage>(64));
  close = await open((message) => tell(message));
  return messages;
};

function* hear(message: LiveMessage) {
  switch (message.type) {
    case 'connected': {
      const before = yield* select(selectSocket);
      yield* put(socketConnected());
      if (before === 'disconnected') yield* put(reconnected());
      return;
    }
    case 'disconnected':
      yield* put(socketDisconnected());
      return;
    case 'transferStatusChanged':
      yield* put(transferStatusChanged(message.body));
      return;
    case 'changed':
      yield* put(changed(message.body));
  }
}

/** The connection comes back by itself; only when its very code could not be loaded is it begun anew. */
function* listen(open: OpenLive, pause: number) {
  while (true) {
    try {
      const messages = yield* call(messagesOf, open);
      while (true) yield* hear(yield* take(messages));
    } catch {
      yield* put(socketDisconnected());
      yield* delay(pause);
    }
  }
}

/** One connection for the life of the page, begun when somebody is known to be signed in. */
export const liveSaga = (open: OpenLive, pause = liveReconnectDelay) =>
  function* () {
    yield* takeLeading(liveRequested.type, listen, open, pause);
  };
