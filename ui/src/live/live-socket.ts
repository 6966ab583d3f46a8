import type { FilePresence } from '@clearbench/contracts/file/presence';
import { pushedRequestHeader } from '@clearbench/contracts/header-names';
import {
  changeQueue,
  liveChunkSize,
  liveHeartbeat,
  livePath,
  liveReconnectDelay,
  liveSocketInfoTimeout,
  presenceQueue,
  transferQueue,
} from '@clearbench/contracts/product-constants';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import type { Change } from './live-actions.ts';

/** The messages of the live connection. */
export type LiveMessage =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'transferStatusChanged'; readonly body: TransferStatusChanged }
  | { readonly type: 'presenceChanged'; readonly body: FilePresence }
  | { readonly type: 'changed'; readonly body: Change };

export type OpenedLive = {
  end(): void;
  /** Connects now instead of after the usual delay. */
  wake(): void;
  /** The files the page shows from now on. */
  show(fileIds: readonly string[]): void;
};

/** Opens the live connection, which restores itself when it is lost. */
export type OpenLive = (emit: (message: LiveMessage) => void) => Promise<OpenedLive>;

/** The transports without iframes: the page's policy forbids iframes, so a refused client must not try those. */
const transports = ['websocket', 'xhr-streaming', 'xhr-polling'];

/**
 * The id of the call, of this page or another, that caused the message; the reply of that call contains the same id.
 */
const trace = ({ headers }: { readonly headers: Readonly<Record<string, string>> }): void =>
  console.debug('pushed', headers.destination, headers[pushedRequestHeader]);

/** STOMP over SockJS; the libraries load with the first connection, not with the first paint. */
export const openLiveSocket: OpenLive = async (emit) => {
  const [{ Client }, { default: SockJS }] = await Promise.all([import('@stomp/stompjs'), import('sockjs-client')]);
  const subscriptions = new Map<string, { unsubscribe(): void }>();
  let shown: readonly string[] = [];
  const subscribeShown = (): void => {
    for (const [fileId, subscription] of subscriptions)
      if (!shown.includes(fileId)) {
        subscription.unsubscribe();
        subscriptions.delete(fileId);
      }
    for (const fileId of shown.filter((id) => !subscriptions.has(id)))
      subscriptions.set(
        fileId,
        client.subscribe(presenceQueue + fileId, ({ body }) =>
          emit({ type: 'presenceChanged', body: JSON.parse(body) }),
        ),
      );
  };
  const client = new Client({
    webSocketFactory: () => new SockJS(livePath, undefined, { timeout: liveSocketInfoTimeout, transports }),
    reconnectDelay: liveReconnectDelay,
    heartbeatIncoming: liveHeartbeat,
    heartbeatOutgoing: liveHeartbeat,
    splitLargeFrames: true,
    maxWebSocketChunkSize: liveChunkSize,
    onConnect: () => {
      client.subscribe(transferQueue, (message) => {
        trace(message);
        emit({ type: 'transferStatusChanged', body: JSON.parse(message.body) });
      });
      client.subscribe(changeQueue, (message) => {
        trace(message);
        emit({ type: 'changed', body: JSON.parse(message.body) });
      });
      subscriptions.clear();
      subscribeShown();
      emit({ type: 'connected' });
    },
    onStompError: ({ headers }) => console.error('live connection refused', headers.message),
    onWebSocketError: (event) => console.error('live connection failed', event),
    onWebSocketClose: () => emit({ type: 'disconnected' }),
  });
  client.activate();
  return {
    end: () => void client.deactivate(),
    wake: () => void client.deactivate({ force: true }).then(() => client.activate()),
    show: (fileIds) => {
      shown = fileIds;
      if (client.connected) subscribeShown();
    },
  };
};
