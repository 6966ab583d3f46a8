import { changeQueue, liveHeartbeat, transferQueue } from '@clearbench/contracts/product-constants';
import { FrameImpl, Parser } from '@stomp/stompjs';
import { marshalled } from './marshalled.ts';
import type { PushMessage } from './push-message.ts';

/** The wire under a session: something that takes text and can be closed. */
export type Wire = {
  send(text: string): void;
  /** `leaving`: whoever it was may come back at once, to another process. */
  close(why?: 'leaving'): void;
};

/** One client's STOMP 1.2 session. It listens to its own two queues and sends nothing. */
export type StompSession = {
  receive(text: string): void;
  /** Delivers a message to whichever of its subscriptions asked for the queue. */
  deliver(message: PushMessage): void;
  /** A line feed now and then tells the other side that we are there. */
  beat(): void;
};

const queues: readonly string[] = [transferQueue, changeQueue];
const versions = '1.2';

type Headers = Record<string, string>;

/** Speaks STOMP over a wire; `who` is told to the client as `user-name`. Errors of the client end the session with an ERROR frame. */
export const stompSession = (wire: Wire, who: string): StompSession => {
  const subscriptions = new Map<string, string>();
  let connected = false;

  const fail = (message: string): void => {
    wire.send(marshalled('ERROR', { message }));
    wire.close();
  };

  const acknowledge = (headers: Headers): void => {
    if (headers.receipt !== undefined) wire.send(marshalled('RECEIPT', { 'receipt-id': headers.receipt }));
  };

  const subscribe = ({ id, destination }: Headers): void => {
    if (id === undefined || destination === undefined || !queues.includes(destination)) fail('session.unknownQueue');
    else subscriptions.set(id, destination);
  };

  const connect = (): void => {
    connected = true;
    wire.send(
      marshalled('CONNECTED', {
        version: versions,
        'heart-beat': `${liveHeartbeat},${liveHeartbeat}`,
        'user-name': who,
      }),
    );
  };

  const obey = (command: string, headers: Headers): void => {
    if (command === 'CONNECT' || command === 'STOMP') connect();
    else if (!connected) fail('session.notConnected');
    else if (command === 'SUBSCRIBE') subscribe(headers);
    else if (command === 'UNSUBSCRIBE') subscriptions.delete(headers.id ?? '');
    else if (command !== 'DISCONNECT') fail('session.listensOnly');
    if (connected) acknowledge(headers);
    if (command === 'DISCONNECT') wire.close();
  };

  const parser = new Parser(
    (raw) => {
      const { command, headers } = FrameImpl.fromRawFrame(raw, true);
      obey(command, headers);
    },
    () => undefined,
  );

  return {
    receive: (text) => parser.parseChunk(text),
    deliver: ({ queue, frameFor }) => {
      for (const [subscription, destination] of subscriptions)
        if (destination === queue) wire.send(frameFor(subscription));
    },
    beat: () => {
      if (connected) wire.send('\n');
    },
  };
};
