import { changeQueue, livePath } from '@clearbench/contracts/product-constants';
import { plainWebsocket } from '@clearbench/e2e/load/minimal-websocket';
import { receivedNotices } from '@clearbench/e2e/load/pushed-changes';
import { answerParent } from '../child.ts';
import { type ListenersRequest, type Moment, sharedNow } from './message.ts';

const connectFrame = 'CONNECT\naccept-version:1.2\nhost:bench\nheart-beat:0,0\n\n\0';
const subscribeFrame = `SUBSCRIBE\nid:1\ndestination:${changeQueue}\nreceipt:in\n\n\0`;
const received = new Map<number, number[]>();
let clients = 0;

const changesIn = receivedNotices('file-list');

const note = (frame: string): void => {
  const at = sharedNow();
  for (const { revision } of changesIn(frame)) {
    const moments = received.get(revision) ?? [];
    received.set(revision, moments);
    moments.push(at);
  }
};

/** Hand-written SockJS, STOMP and WebSocket with the lowest cost, because all clients share this process. */
const connect = (origin: string, session: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const receive = (frame: string): void => {
      if (frame === 'o') send(connectFrame);
      else if (frame.includes('CONNECTED')) send(subscribeFrame);
      else if (frame.includes('RECEIPT')) resolve();
      else note(frame);
    };
    const ended = (): void => reject(new Error('a live connection was refused'));
    const opening = plainWebsocket(`${origin}${livePath}/0/${session}/websocket`, {}, { receive, ended });
    const send = (frame: string): void => void opening.then((socket) => socket.send(JSON.stringify([frame])), reject);
    opening.catch(reject);
  });

const connectAll = async (origin: string, wanted: number): Promise<number> => {
  while (clients < wanted) {
    const more = Math.min(50, wanted - clients);
    await Promise.all(Array.from({ length: more }, (_, index) => connect(origin, `client${clients + index}`)));
    clients += more;
  }
  return clients;
};

const allReceived = async (positions: readonly number[]): Promise<readonly Moment[]> => {
  const until = performance.now() + 60_000;
  while (positions.some((position) => (received.get(position)?.length ?? 0) < clients)) {
    if (performance.now() > until) throw new Error('not every client received every change');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return positions.flatMap((position) => (received.get(position) ?? []).map((at): Moment => [position, at]));
};

answerParent<ListenersRequest>((requested) =>
  requested.type === 'connect' ? connectAll(requested.origin, requested.clients) : allReceived(requested.positions),
);
