import type { Writable } from 'node:stream';
import { tokenBucket } from '@clearbench/contracts/concurrency/token-bucket';
import type { WebSocket } from 'ws';
import { liveLimits } from './live-limits.ts';
import { type CloseReason, closeFrame, closeReasons, messageFrame, messagesIn, openFrame } from './sockjs-frames.ts';
import type { Wire } from './stomp-session.ts';
import { textFrame } from './websocket-frame.ts';
import { writeBatcher } from './write-batcher.ts';

/** The callbacks of a session's owner. */
export type SessionHandlers = { receive(text: string): void; closed(): void };

type Socket = Pick<WebSocket, 'on' | 'send' | 'close' | 'terminate' | 'readyState' | 'bufferedAmount'>;

const open = 1;

/**
 * A SockJS session over a WebSocket. A client with too many unread bytes is disconnected. Messages go to the connection
 * itself: the library would write the head and the text of each frame apart, and frame the same text for each client.
 */
export const websocketSession = (
  socket: Socket,
  connection: Pick<Writable, 'write'>,
  handlersFor: (wire: Wire) => SessionHandlers,
): void => {
  const controlFrames = tokenBucket(liveLimits.controlFrames);

  const disconnect = (): void => socket.terminate();
  const batch = writeBatcher((texts) => {
    if (socket.readyState !== open) return;
    if (socket.bufferedAmount > liveLimits.unread) disconnect();
    else connection.write(textFrame(messageFrame(texts)));
  }, disconnect);
  const end = (reason: CloseReason): void => {
    batch.flush();
    if (socket.readyState === open) socket.send(closeFrame(reason));
    socket.close(...reason);
  };
  const countControlFrame = (): void => {
    if (!controlFrames.take(1)) disconnect();
  };

  socket.send(openFrame);
  const { receive, closed } = handlersFor({
    send: batch.add,
    sendNow: batch.write,
    close: (why) => end(closeReasons[why ?? 'normal']),
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== open) return;
    const messages = isBinary ? undefined : messagesIn(data.toString());
    if (messages === undefined) end(closeReasons.brokenFraming);
    else for (const message of messages) receive(message);
  });
  socket.on('ping', countControlFrame);
  socket.on('pong', countControlFrame);
  // The library has already closed the connection with the code of the protocol error.
  socket.on('error', () => undefined);
  socket.on('close', closed);
};
