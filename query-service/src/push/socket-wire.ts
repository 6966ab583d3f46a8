import type { Writable } from 'node:stream';
import type { Connection } from 'sockjs';
import type { Wire } from './stomp-session.ts';

/** Bytes a client may leave unread before it is let go; it comes back and re-reads. */
const mostUnread = 1024 * 1024;

/** The registered code for a server that ends in order: clients connect again. */
const serviceRestart = 1012;

/** Where sockjs keeps what a client has not read yet: a socket for websockets, a list of messages for polling. */
type Inside = {
  readonly _session?: { readonly send_buffer?: readonly string[]; readonly recv?: { readonly connection?: Writable } };
};

const unread = (connection: Connection): number => {
  const { send_buffer: waiting = [], recv } = (connection as Connection & Inside)._session ?? {};
  return (recv?.connection?.writableLength ?? 0) + waiting.reduce((sum, message) => sum + message.length, 0);
};

/** A sockjs connection as a wire; a stalled client is dropped instead of filling the memory. */
export const socketWire = (connection: Connection): Wire => ({
  send: (text) => {
    if (unread(connection) > mostUnread) connection.destroy();
    else connection.write(text);
  },
  // The types say text, the protocol a number.
  close: (why) => (why === 'leaving' ? connection.close(serviceRestart as never, why) : connection.close()),
});
