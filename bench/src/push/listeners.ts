import { changeQueue, livePath } from '@clearbench/contracts/product-constants';
import { answerParent } from '../child.ts';
import { type ListenersRequest, type Moment, sharedNow } from './message.ts';

const connectFrame = 'CONNECT\naccept-version:1.2\nhost:bench\nheart-beat:0,0\n\n\0';
const subscribeFrame = `SUBSCRIBE\nid:1\ndestination:${changeQueue}\nreceipt:in\n\n\0`;
const received = new Map<number, number[]>();
let clients = 0;

/** Positions of changes of the file list in a SockJS frame, which may contain several. */
const positionsIn = (frame: string): readonly number[] =>
  [...frame.matchAll(/topic\\+":\\+"file-list\\+"[^}]*?revision\\+":(\d+)/g)].map(([, revision]) => Number(revision));

const note = (frame: string): void => {
  for (const position of positionsIn(frame)) {
    const moments = received.get(position) ?? [];
    received.set(position, moments);
    moments.push(sharedNow());
  }
};

/** Hand-written SockJS and STOMP with the lowest cost, because all clients share this process. */
const connect = (origin: string, session: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${livePath}/0/${session}/websocket`);
    const send = (frame: string): void => socket.send(JSON.stringify([frame]));
    socket.addEventListener('error', () => reject(new Error('a live connection was refused')));
    socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      if (frame === 'o') send(connectFrame);
      else if (frame.includes('CONNECTED')) send(subscribeFrame);
      else if (frame.includes('RECEIPT')) resolve();
      else note(frame);
    });
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
