import { tokenBucket } from '@clearbench/contracts/concurrency/token-bucket';
import { liveHeartbeat } from '@clearbench/contracts/product-constants';
import { isLiveQueue, liveLimits } from './live-limits.ts';
import { marshalled } from './marshalled.ts';
import type { PushMessage } from './push-message.ts';
import { type StompFrame, stompFrameReader } from './stomp-frame-reader.ts';

/** The transport of a session: sends text and can be closed. */
export type Wire = {
  /** Sends a text together with the others of this turn of the event loop. */
  send(text: string): void;
  /** Sends these texts at once, behind those that wait. */
  sendNow(texts: readonly string[]): void;
  /** `leaving`: the process stops, and the client may connect to another one at once. */
  close(why?: 'leaving'): void;
};

/** One client's STOMP 1.2 session. It has its own two queues and accepts no messages. */
export type StompSession = {
  receive(text: string): void;
  /** Delivers a message to each subscription of its queue. */
  deliver(message: PushMessage): void;
  /** Delivers messages in one write, without waiting for the end of the turn. */
  deliverNow(messages: readonly PushMessage[]): void;
  /** Sends the server's heart-beat; ends a session whose client has not sent CONNECT. */
  beat(): void;
};

const version = '1.2';
const heartBeatHeader = /^\d{1,9},\d{1,9}$/;

/** Heart-beats of the server within which a client has to send CONNECT. */
const beatsUntilConnected = 2;

type Headers = StompFrame['headers'];

/** The error of a CONNECT frame; undefined for a valid one. */
const connectError = (headers: Headers): string | undefined => {
  const versions = headers.get('accept-version')?.split(',') ?? [];
  if (!versions.some((one) => one.trim() === version)) return 'session.unknownVersion';
  return heartBeatHeader.test(headers.get('heart-beat') ?? '0,0') ? undefined : 'session.frameInvalid';
};

/** The subscriptions of one client: slightly more than there are queues. */
const subscriptionList = () => {
  const queueOf = new Map<string, string>();
  return {
    /** The error of a SUBSCRIBE frame; undefined for a valid one. */
    add: (headers: Headers): string | undefined => {
      const [id, destination] = [headers.get('id'), headers.get('destination')];
      if (id === undefined || destination === undefined || !isLiveQueue(destination)) return 'session.unknownQueue';
      if (id.length > liveLimits.subscriptionId) return 'session.frameTooLarge';
      if (!queueOf.has(id) && queueOf.size >= liveLimits.subscriptions) return 'session.tooManySubscriptions';
      queueOf.set(id, destination);
      return undefined;
    },
    remove: (headers: Headers): void => void queueOf.delete(headers.get('id') ?? ''),
    queues: (): readonly string[] => [...new Set(queueOf.values())],
    eachOf: (queue: string, send: (id: string) => void): void => {
      for (const [id, destination] of queueOf) if (destination === queue) send(id);
    },
  };
};

/**
 * Speaks STOMP over a transport; `userId` is sent to the client as `user-name`. An error of the client, or a rate above
 * the limit, ends the session with an ERROR frame. Later input is ignored.
 */
export const stompSession = (
  wire: Wire,
  userId: string,
  now?: () => number,
  /** Receives the client's queues whenever they change. */
  onQueues: (queues: readonly string[]) => void = () => undefined,
): StompSession => {
  const reader = stompFrameReader();
  const subscriptions = subscriptionList();
  const messages = tokenBucket(liveLimits.messages, now);
  const bytes = tokenBucket(liveLimits.bytes, now);
  let state: 'new' | 'connected' | 'ended' = 'new';
  let beats = 0;

  const end = (): void => {
    state = 'ended';
    wire.close();
  };
  const fail = (message: string): void => {
    wire.send(marshalled('ERROR', { message, version }));
    end();
  };

  const connect = (): void => {
    state = 'connected';
    const heartBeat = `${liveHeartbeat},${liveHeartbeat}`;
    wire.send(marshalled('CONNECTED', { version, 'heart-beat': heartBeat, 'user-name': userId }));
  };

  /** The error of a frame; undefined where it was executed. */
  const carryOut = ({ command, headers, body }: StompFrame): string | undefined => {
    const isConnect = command === 'CONNECT' || command === 'STOMP';
    if (isConnect !== (state === 'new')) return isConnect ? 'session.connectedAlready' : 'session.notConnected';
    if (body !== '') return command === 'SEND' ? 'session.listensOnly' : 'session.frameInvalid';
    if (isConnect) {
      const error = connectError(headers);
      if (error === undefined) connect();
      return error;
    }
    const error = command === 'SUBSCRIBE' ? subscriptions.add(headers) : undefined;
    if (command === 'UNSUBSCRIBE') subscriptions.remove(headers);
    else if (command !== 'SUBSCRIBE' && command !== 'DISCONNECT') return 'session.listensOnly';
    if (error === undefined && command !== 'DISCONNECT') onQueues(subscriptions.queues());
    return error;
  };

  const take = (frame: StompFrame): void => {
    const error = messages.take(1) ? carryOut(frame) : 'session.tooFast';
    if (error !== undefined) {
      fail(error);
      return;
    }
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined) wire.send(marshalled('RECEIPT', { 'receipt-id': receipt }));
    if (frame.command === 'DISCONNECT') end();
  };

  const errorOf = (text: string): string | undefined => {
    const size = Buffer.byteLength(text);
    if (size > liveLimits.message) return 'session.messageTooLarge';
    return messages.take(1) && bytes.take(size) ? undefined : 'session.tooFast';
  };

  return {
    receive: (text) => {
      if (state === 'ended') return;
      const tooMuch = errorOf(text);
      if (tooMuch !== undefined) {
        fail(tooMuch);
        return;
      }
      const { frames, error } = reader.read(text);
      for (const frame of frames) if ((state as string) !== 'ended') take(frame);
      if (error !== undefined && (state as string) !== 'ended') fail(error);
    },
    deliver: ({ queue, frameFor }) => {
      if (state === 'connected') subscriptions.eachOf(queue, (id) => wire.send(frameFor(id)));
    },
    deliverNow: (pushed) => {
      if (state !== 'connected') return;
      const frames: string[] = [];
      for (const { queue, frameFor } of pushed) subscriptions.eachOf(queue, (id) => void frames.push(frameFor(id)));
      if (frames.length > 0) wire.sendNow(frames);
    },
    beat: () => {
      beats += 1;
      if (state === 'connected') wire.send('\n');
      else if (state === 'new' && beats >= beatsUntilConnected) fail('session.notConnected');
    },
  };
};
