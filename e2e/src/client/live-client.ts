import { pushedRequestHeader } from '@clearbench/contracts/header-names';
import { changeQueue, livePath, transferQueue } from '@clearbench/contracts/product-constants';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { Client, type IMessage, type IStompSocket } from '@stomp/stompjs';
import type { BenchClient } from './bench-client.ts';

type Socket = IStompSocket & { readonly inner: WebSocket; goodbye?: string };

/** SockJS framing over a plain WebSocket: `o` opens, `a[…]` contains messages, `h` is a heart-beat, `c` closes. */
const overSockJs = (origin: string, cookie: string, session: string): Socket => {
  const address = `${origin.replace(/^http/, 'ws')}${livePath}/0/${session}/websocket`;
  const inner = new WebSocket(address, { headers: { cookie, origin } } as never);
  const socket: Socket = {
    inner,
    url: address,
    get readyState() {
      return inner.readyState as IStompSocket['readyState'];
    },
    onopen: undefined,
    onclose: undefined,
    onerror: undefined,
    onmessage: undefined,
    send: (data) => inner.send(JSON.stringify([data])),
    close: () => inner.close(),
  } as Socket;
  inner.addEventListener('message', ({ data }) => {
    const frame = String(data);
    if (frame === 'o') socket.onopen?.(undefined);
    if (frame.startsWith('c')) socket.goodbye = frame;
    if (frame.startsWith('a'))
      for (const message of JSON.parse(frame.slice(1)) as string[]) socket.onmessage?.({ data: message } as never);
  });
  inner.addEventListener('close', (event) => socket.onclose?.(event));
  inner.addEventListener('error', (event) => socket.onerror?.(event));
  return socket;
};

/** The payload of a pushed message. */
export type Pushed = { readonly queue: string; readonly body: string; readonly requestId: string | undefined };

/** A live connection of a signed-in client: the received messages, and waiting for more. */
export type LiveClient = {
  readonly heard: readonly TransferStatusChanged[];
  /** All messages of both queues. */
  readonly pushed: readonly Pushed[];
  /** The last frame before the server closed the connection. */
  goodbye(): string | undefined;
  /** Resolves when the connection has ended, from either side. */
  readonly ended: Promise<void>;
  until(isEnough: (received: readonly TransferStatusChanged[]) => boolean, timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
};

export const liveClient = async (origin: string, { browser }: BenchClient): Promise<LiveClient> => {
  const received: TransferStatusChanged[] = [];
  const pushed: Pushed[] = [];
  const waiting = new Set<() => void>();
  const session = Math.random().toString(36).slice(2, 10);
  const socket = { now: undefined as Socket | undefined };
  const client = new Client({
    webSocketFactory: () => {
      socket.now = overSockJs(origin, browser.cookieHeader(), session);
      return socket.now;
    },
    reconnectDelay: 0,
  });
  const note = ({ headers, body }: IMessage): void => {
    pushed.push({ queue: headers.destination ?? '', body, requestId: headers[pushedRequestHeader] });
  };
  const take = (message: IMessage): void => {
    const { body } = message;
    note(message);
    received.push(JSON.parse(body) as TransferStatusChanged);
    for (const look of waiting) look();
  };
  const ended = Promise.withResolvers<void>();
  client.onWebSocketClose = () => ended.resolve();
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => {
      client.subscribe(transferQueue, take);
      client.subscribe(changeQueue, note);
      resolve();
    };
    client.onWebSocketError = () => reject(new Error('the live connection was refused'));
    client.onStompError = ({ headers }) => reject(new Error(headers.message));
    client.activate();
  });
  return {
    heard: received,
    pushed,
    goodbye: () => socket.now?.goodbye,
    ended: ended.promise,
    until: (isEnough, timeoutMs = 180_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`received only ${JSON.stringify(received.map(({ to }) => to))}`)),
          timeoutMs,
        );
        const look = (): void => {
          if (!isEnough(received)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => client.deactivate(),
  };
};
