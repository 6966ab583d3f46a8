import type { WebSocket } from 'ws';

type Socket = Pick<WebSocket, 'on' | 'ping' | 'terminate'>;

/** Milliseconds within which a client has to answer a ping. */
const interval = 25_000;

/** Pings every client, and disconnects those that did not answer the previous ping. */
export const websocketHeart = () => {
  const answered = new Map<Socket, boolean>();
  const beat = (): void => {
    for (const [socket, isAlive] of answered) {
      answered.set(socket, false);
      if (isAlive) socket.ping();
      else socket.terminate();
    }
  };
  const timer = setInterval(beat, interval).unref();
  return {
    add: (socket: Socket): void => {
      answered.set(socket, true);
      socket.on('pong', () => answered.has(socket) && answered.set(socket, true));
      socket.on('close', () => answered.delete(socket));
    },
    beat,
    stop: (): void => clearInterval(timer),
  };
};
