import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { livePath } from '@clearbench/contracts/product-constants';
import { sockJsPayload, stompPayload } from './live-payloads.ts';
import type { RandomChoice } from './random-choice.ts';
import { rawFrame, rawWebsocket } from './raw-websocket.ts';

/** An input of one client to the server; resolves to the received statuses. */
export type Input = { readonly name: string; run(): Promise<readonly number[]> };

/** The server and the user of an input. */
export type Target = { readonly origin: string; readonly cookie: string };

/** Milliseconds for the server to respond, or to close a connection. */
const patience = 200;
const opcodes = [0, 1, 2, 3, 8, 9, 10, 15];
const transports = ['xhr', 'xhr_streaming'] as const;
/** Transports of SockJS that this server does not offer. */
const otherTransports = ['jsonp?c=a', 'jsonp_send', 'eventsource', 'htmlfile?c=a', 'iframe.html', 'websocket', 'xhr'];
const connectFrame = JSON.stringify(['CONNECT\naccept-version:1.2\n\n\0']);
const textOpcode = 1;

let sessions = 0;
const sessionAt = (origin: string): string => {
  sessions += 1;
  return `${origin}${livePath}/0/fuzz${sessions}`;
};

const hostileFrame = (chance: RandomChoice): Buffer => {
  const isControl = chance.is(0.3);
  const payload = isControl ? '__proto__' : sockJsPayload(chance).slice(0, 100_000);
  return rawFrame({
    opcode: chance.one(opcodes) | (chance.is(0.1) ? 0x40 : 0),
    payload: chance.is(0.1) ? Buffer.from([0xff, 0xc0, 0x80]) : Buffer.from(payload),
    isFinal: chance.is(0.7),
    isMasked: chance.is(0.9),
    ...(chance.is(0.1) ? { statedLength: chance.one([0xffff, 2 ** 31, 2 ** 53 - 1]) } : {}),
  });
};

const manyFrames = (chance: RandomChoice): Buffer => {
  const [opcode, isFinal] = chance.one([
    [9, true],
    [10, true],
    [0, false],
    [1, false],
    [1, true],
  ] as const);
  return Buffer.concat(Array.from({ length: 5_000 }, () => rawFrame({ opcode, isFinal, payload: Buffer.alloc(0) })));
};

const leave = async (socket: Socket, chance: RandomChoice): Promise<void> => {
  const closed = once(socket, 'close').catch(() => undefined);
  if (chance.is(0.3)) socket.resetAndDestroy();
  else await Promise.race([closed, after(patience)]);
  socket.destroy();
};

const overWebsocket = ({ origin, cookie }: Target, chance: RandomChoice): Input => {
  const isGreeted = chance.is(0.6);
  const isReading = chance.is(0.8);
  const isFlood = chance.is(0.15);
  const frames = Array.from({ length: 1 + chance.below(12) }, () =>
    chance.is(0.4)
      ? hostileFrame(chance)
      : rawFrame({ opcode: textOpcode, payload: Buffer.from(sockJsPayload(chance)) }),
  );
  return {
    name: `websocket${isGreeted ? ', greeted' : ''}${isFlood ? ', flood' : ''}, ${frames.length} frames of ${frames.map(({ length }) => length).join('+')} bytes`,
    run: async () => {
      const socket = await rawWebsocket(`${sessionAt(origin)}/websocket`, cookie);
      if (typeof socket === 'number') return [socket];
      socket.on('error', () => undefined);
      if (isReading) socket.resume();
      if (isGreeted) socket.write(rawFrame({ opcode: textOpcode, payload: Buffer.from(connectFrame) }));
      for (const frame of frames) if (!socket.destroyed) socket.write(frame);
      if (isFlood && !socket.destroyed) socket.write(manyFrames(chance));
      await leave(socket, chance);
      return [];
    },
  };
};

const statusOf = async (asking: ClientRequest): Promise<number | undefined> => {
  asking.on('error', () => undefined);
  const answered = once(asking, 'response').then(
    ([response]: IncomingMessage[]) => {
      response?.on('error', () => undefined).resume();
      return response?.statusCode;
    },
    () => undefined,
  );
  return Promise.race([answered, after(10 * patience, undefined, { ref: false })]);
};

const post = async (address: string, cookie: string, body: string, method = 'POST'): Promise<number | undefined> => {
  const headers = { cookie, 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) };
  const asking = request(address, { method, headers, agent: false });
  const status = statusOf(asking);
  asking.end(body);
  const answered = await status;
  asking.destroy();
  return answered;
};

const overXhr = ({ origin, cookie }: Target, chance: RandomChoice): Input => {
  const transport = chance.one(transports);
  const isGreeted = chance.is(0.6);
  const bodies = Array.from({ length: chance.below(6) }, () =>
    chance.is(0.3) ? stompPayload(chance) : sockJsPayload(chance),
  );
  return {
    name: `${transport}${isGreeted ? ', greeted' : ''}, bodies of ${bodies.map(({ length }) => length).join('+')} letters`,
    run: async () => {
      const session = sessionAt(origin);
      const headers = { cookie, 'content-length': 0 };
      const reading = request(`${session}/${transport}`, { method: 'POST', headers, agent: false });
      const opened = statusOf(reading);
      reading.end();
      const statuses = [await opened];
      for (const body of isGreeted ? [connectFrame, ...bodies] : bodies)
        statuses.push(await post(`${session}/xhr_send`, cookie, body));
      reading.destroy();
      return statuses.filter((status) => status !== undefined);
    },
  };
};

/** Requests without a connection: other transports, no session, a reset upgrade. */
const withoutConnection = ({ origin, cookie }: Target, chance: RandomChoice): Input => {
  const transport = chance.one(otherTransports);
  const method = chance.one(['GET', 'POST', 'OPTIONS', 'PUT']);
  const body = method === 'GET' ? '' : sockJsPayload(chance);
  const isKnown = chance.is(0.7);
  return {
    name: `${method} ${transport}, body of ${body.length} letters`,
    run: async () => {
      const status = await post(`${sessionAt(origin)}/${transport}`, isKnown ? cookie : '', body, method);
      const upgrading = request(`${sessionAt(origin)}/websocket`, {
        agent: false,
        headers: { cookie, connection: 'upgrade', upgrade: 'websocket' },
      });
      upgrading.on('error', () => undefined);
      upgrading.on('socket', (socket: Socket) =>
        socket.once('connect', () => setImmediate(() => socket.resetAndDestroy())),
      );
      upgrading.end();
      return status === undefined ? [] : [status];
    },
  };
};

/** The next input of a client to the live connection. */
export const liveInput = (target: Target, chance: RandomChoice): Input => {
  const kind = chance.next();
  if (kind < 0.55) return overWebsocket(target, chance);
  return kind < 0.85 ? overXhr(target, chance) : withoutConnection(target, chance);
};
