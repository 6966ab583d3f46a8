import type { Writable } from 'node:stream';
import type { Connection } from 'sockjs';
import type { Wire } from './stomp-session.ts';
import { websocketFrame } from './websocket-frame.ts';

/** Bytes a client may leave unread before it is let go; it comes back and re-reads. */
const mostUnread = 1024 * 1024;

/** The registered code for a server that ends in order: clients connect again. */
const serviceRestart = 1012;

/** The framing of RFC 6455; what came before it is framed otherwise. */
const rfc6455 = 'hybi-13';
const isOpen = 1;

/** Where sockjs keeps what a client has not read yet: a socket for websockets, a list of messages for polling. */
type Inside = {
  readonly _session?: {
    readonly readyState?: number;
    readonly send_buffer?: readonly string[];
    readonly recv?: { readonly connection?: Writable; readonly ws?: { readonly version?: string } };
  };
};

const sessionOf = (connection: Connection): NonNullable<Inside['_session']> =>
  (connection as Connection & Inside)._session ?? {};

const unread = (connection: Connection): number => {
  const { send_buffer: waiting = [], recv } = sessionOf(connection);
  return (recv?.connection?.writableLength ?? 0) + waiting.reduce((sum, message) => sum + message.length, 0);
};

/** The socket of a websocket that takes frames as they are; nothing else lies between. */
const openSocket = (connection: Connection): Writable | undefined => {
  const { readyState, send_buffer: waiting = [], recv } = sessionOf(connection);
  const isPlain = readyState === isOpen && waiting.length === 0 && recv?.ws?.version === rfc6455;
  return isPlain ? recv.connection : undefined;
};

type Framed = { readonly texts: readonly string[]; readonly frame: Buffer };
let last: Framed = { texts: [], frame: Buffer.alloc(0) };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Messages as sockjs frames them. Who listens to the same is told the same, one after the other: framed once for all. */
const framed = (texts: readonly string[]): Buffer => {
  if (!isSame(last.texts, texts)) last = { texts, frame: websocketFrame(`a${JSON.stringify(texts)}`) };
  return last.frame;
};

/**
 * A sockjs connection as a wire; a stalled client is dropped instead of filling the memory. What is sent in one turn
 * of the event loop goes out together: a write to a socket costs more than everything before it.
 */
export const socketWire = (connection: Connection): Wire => {
  let waiting: string[] = [];

  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    if (texts.length === 0) return;
    const socket = openSocket(connection);
    if (unread(connection) > mostUnread) connection.destroy();
    else if (socket) socket.write(framed(texts));
    else for (const text of texts) connection.write(text);
  };

  return {
    send: (text) => {
      if (waiting.push(text) === 1) setImmediate(flush);
    },
    close: (why) => {
      flush();
      // The types say text, the protocol a number.
      if (why === 'leaving') connection.close(serviceRestart as never, why);
      else connection.close();
    },
  };
};
