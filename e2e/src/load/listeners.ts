import { changeQueue, livePath } from '@clearbench/contracts/product-constants';
import { type Heard, type ListenersOrder, sharedNow } from './message.ts';

// Many live connections in a process of their own, each as cheap as can be: SockJS and STOMP by hand.
const connectFrame = 'CONNECT\naccept-version:1.2\nhost:load\nheart-beat:0,0\n\n\0';
const subscribeFrame = `SUBSCRIBE\nid:1\ndestination:${changeQueue}\nreceipt:in\n\n\0`;
const heard = new Map<string, Heard>();
let lost = 0;
let open = 0;
let deliveries = 0;

const note = (frame: string): void => {
  if (!frame.includes('file-list')) return;
  const id = /id\\+":\\+"([^"\\]+)/.exec(frame)?.[1];
  const revision = Number(/revision\\+":(\d+)/.exec(frame)?.[1]);
  if (id === undefined) return;
  deliveries += 1;
  const at = sharedNow();
  const key = `${id} ${revision}`;
  const known = heard.get(key);
  heard.set(key, [id, revision, known?.[2] ?? at, at, (known?.[4] ?? 0) + 1]);
};

const connect = (origin: string, cookie: string, session: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = `${origin.replace('http', 'ws')}${livePath}/0/${session}/websocket`;
    const socket = new WebSocket(address, { headers: { cookie, origin } } as never);
    const send = (frame: string): void => socket.send(JSON.stringify([frame]));
    socket.addEventListener('error', () => reject(new Error('a live connection was refused')));
    socket.addEventListener('close', () => {
      open -= 1;
      lost += 1;
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      if (frame === 'o') send(connectFrame);
      else if (frame.includes('CONNECTED')) send(subscribeFrame);
      else if (frame.includes('RECEIPT')) {
        open += 1;
        resolve();
      } else note(frame);
    });
  });

const atOnce = 50;

const connectAll = async (origin: string, cookies: readonly string[], wanted: number): Promise<number> => {
  for (let first = 0; first < wanted; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, wanted - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((n) => connect(origin, cookies[n % cookies.length] ?? '', `client${n}`)));
  }
  return open;
};

process.on('message', (order: ListenersOrder) => {
  if (order.type === 'connect')
    connectAll(order.origin, order.cookies, order.clients).then(
      (connected) => process.send?.({ connected }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  else process.send?.({ heard: [...heard.values()], deliveries, lost });
});
process.on('disconnect', () => process.exit());
