import { changeQueue, livePath } from '@clearbench/contracts/product-constants';
import { type ListenersRequest, type NoticeMessage, sharedNow } from './message.ts';
import { plainWebsocket } from './minimal-websocket.ts';
import { receivedNotices } from './pushed-changes.ts';

// Many live connections in a separate process with low cost: hand-written SockJS and STOMP.
const connectFrame = 'CONNECT\naccept-version:1.2\nhost:load\nheart-beat:0,0\n\n\0';
const subscribeFrame = `SUBSCRIBE\nid:1\ndestination:${changeQueue}\nreceipt:in\n\n\0`;
const received = new Map<string, NoticeMessage>();
const changesIn = receivedNotices('file-list');
let lost = 0;
let open = 0;
let deliveries = 0;

const note = (frame: string): void => {
  for (const { id, revision } of changesIn(frame)) {
    deliveries += 1;
    const at = sharedNow();
    const key = `${id} ${revision}`;
    const known = received.get(key);
    received.set(key, [id, revision, known?.[2] ?? at, at, (known?.[4] ?? 0) + 1]);
  }
};

const connect = async (origin: string, cookie: string, session: string): Promise<void> => {
  const address = `${origin}${livePath}/0/${session}/websocket`;
  const opened = Promise.withResolvers<void>();
  const greeted = Promise.withResolvers<void>();
  const listening = Promise.withResolvers<void>();
  const receive = (frame: string): void => {
    if (frame === 'o') opened.resolve();
    else if (frame.includes('CONNECTED')) greeted.resolve();
    else if (frame.includes('RECEIPT')) listening.resolve();
    else note(frame);
  };
  const ended = (): void => {
    open -= 1;
    lost += 1;
  };
  const { send } = await plainWebsocket(address, { cookie, origin }, { receive, ended });
  await opened.promise;
  send(JSON.stringify([connectFrame]));
  await greeted.promise;
  send(JSON.stringify([subscribeFrame]));
  await listening.promise;
  open += 1;
};

const atOnce = 50;

const connectAll = async (origin: string, cookies: readonly string[], wanted: number): Promise<number> => {
  for (let first = 0; first < wanted; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, wanted - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((n) => connect(origin, cookies[n % cookies.length] ?? '', `client${n}`)));
  }
  return open;
};

process.on('message', (request: ListenersRequest) => {
  if (request.type === 'connect')
    connectAll(request.origin, request.cookies, request.clients).then(
      (connected) => process.send?.({ connected }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  else process.send?.({ heard: [...received.values()], deliveries, lost });
});
process.on('disconnect', () => process.exit());
