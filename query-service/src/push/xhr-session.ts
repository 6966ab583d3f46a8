import type { ServerResponse } from 'node:http';
import { liveLimits } from './live-limits.ts';
import {
  type CloseReason,
  closeFrame,
  closeReasons,
  heartbeatFrame,
  messageFrame,
  openFrame,
} from './sockjs-frames.ts';
import type { Wire } from './stomp-session.ts';
import { writeBatcher } from './write-batcher.ts';

/** How the client reads: one response per message, or one response for many. */
export type XhrKind = 'polling' | 'streaming';

export type XhrSession = {
  readonly wire: Wire;
  /** Sends the waiting messages, and later ones until the response is full. */
  attach(response: ServerResponse, kind: XhrKind): void;
  end(reason: CloseReason): void;
};

type Receiver = { readonly response: ServerResponse; readonly mostBytes: number; written: number };

/** Milliseconds between heart-beats of SockJS. */
const heartbeatDelay = 25_000;

/** After this number of bytes a client opens a new response, because browsers keep a whole response in memory. */
const streamedBytes = 128 * 1024;
const prelude = `${'h'.repeat(2048)}\n`;

const headers = {
  'Content-Type': 'application/javascript; charset=UTF-8',
  'Cache-Control': 'no-store, no-cache, no-transform, must-revalidate, max-age=0',
};

/**
 * A SockJS session over successive requests. It ends when its client stays away, aborts a response, or leaves too much
 * unread; `ended` is called once.
 */
export const xhrSession = (disconnectDelay: number, ended: () => void): XhrSession => {
  const responses = new Set<ServerResponse>();
  let waiting: (string | Buffer)[] = [openFrame];
  let waitingBytes = openFrame.length;
  let receiver: Receiver | undefined;
  let isOver = false;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  const restart = (delay: number, action: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(action, delay).unref();
  };
  const finish = (): void => {
    if (isOver) return;
    [isOver, isClosing, waiting, waitingBytes, receiver] = [true, true, [], 0, undefined];
    clearTimeout(timer);
    ended();
  };
  const disconnect = (): void => {
    for (const response of responses) response.destroy();
    finish();
  };
  const detach = (): void => {
    receiver?.response.end();
    receiver = undefined;
    restart(disconnectDelay, finish);
  };
  const unread = (): number => [...responses].reduce((sum, { writableLength }) => sum + writableLength, waitingBytes);
  const add = (frame: string | Buffer): void => {
    waiting.push(frame);
    waitingBytes += frame.length;
  };

  const flush = (): void => {
    while (receiver && waiting.length > 0) {
      const frame = waiting.shift() ?? '';
      waitingBytes -= frame.length;
      receiver.response.write(frame);
      receiver.response.write('\n');
      receiver.written += frame.length + 1;
      if (receiver.written >= receiver.mostBytes) detach();
    }
    if (unread() > liveLimits.unread) disconnect();
  };
  const beat = (): void => {
    add(heartbeatFrame);
    flush();
    if (receiver) restart(heartbeatDelay, beat);
  };
  const batch = writeBatcher((texts) => {
    if (isClosing) return;
    add(messageFrame(texts));
    flush();
  }, disconnect);
  const end = (reason: CloseReason): void => {
    batch.flush();
    if (isClosing) return;
    isClosing = true;
    add(closeFrame(reason));
    flush();
    if (receiver) detach();
    else if (!isOver) restart(disconnectDelay, finish);
  };

  const attach = (response: ServerResponse, kind: XhrKind): void => {
    response.writeHead(200, headers);
    if (receiver || isOver) {
      response.end(`${closeFrame(closeReasons.otherReceiver)}\n`);
      return;
    }
    responses.add(response);
    response.on('close', () => {
      responses.delete(response);
      if (receiver?.response === response || !response.writableFinished) disconnect();
    });
    const isStreaming = kind === 'streaming';
    if (isStreaming) response.write(prelude);
    else response.flushHeaders();
    receiver = { response, mostBytes: isStreaming ? streamedBytes : 1, written: 0 };
    restart(heartbeatDelay, beat);
    flush();
    if (isClosing && receiver) detach();
  };

  const close: Wire['close'] = (why) => end(closeReasons[why ?? 'normal']);
  return { wire: { send: batch.add, sendNow: batch.write, close }, attach, end };
};
