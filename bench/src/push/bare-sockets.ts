import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { changeQueue } from '@clearbench/contracts/product-constants';
import { marshalled } from '@clearbench/query-service/push/marshalled';
import { pushMessage } from '@clearbench/query-service/push/push-message';
import { messageFrame } from '@clearbench/query-service/push/sockjs-frames';
import { textFrame } from '@clearbench/query-service/push/websocket-frame';
import { answerParent } from '../child.ts';
import { type Moment, type RuntimeRequest, sharedNow } from './message.ts';

const sockets: Duplex[] = [];

/** RFC 6455, section 4.2.2. */
const acceptOf = (key: string): string =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

const framed = (message: string): Buffer => textFrame(messageFrame([message]));

/** Answers a client, whose two requests come one after the other, without reading them. */
const greet = (socket: Duplex, key: string): void => {
  const answers = [framed(marshalled('CONNECTED', { version: '1.2' })), framed(marshalled('RECEIPT', {}))];
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(`${[...lines, `Sec-WebSocket-Accept: ${acceptOf(key)}`].join('\r\n')}\r\n\r\n`);
  socket.write(textFrame(Buffer.from('o')));
  socket.on('data', () => void socket.write(answers.shift() ?? ''));
  socket.on('error', () => socket.destroy());
  sockets.push(socket);
};

const open = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('upgrade', ({ headers }, socket) => greet(socket, headers['sec-websocket-key'] ?? ''));
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

let revision = 0;

/** Writes a notice to each socket, several times; returns the time before the first write of each. */
const broadcast = async (times: number, pauseMs: number): Promise<readonly Moment[]> => {
  const moments: Moment[] = [];
  for (let time = 0; time < times; time++) {
    revision += 1;
    const notice = JSON.stringify({ topic: 'file-list', id: crypto.randomUUID(), revision });
    moments.push([revision, sharedNow()]);
    const frame = framed(pushMessage(changeQueue, notice).frameFor('1'));
    for (const socket of sockets) socket.write(frame);
    await pause(pauseMs);
  }
  return moments;
};

/** Bare sockets as a reference: the same frames for as many clients, without events, read models, accounts and queues. */
answerParent<RuntimeRequest>((requested) =>
  requested.type === 'open' ? open() : broadcast(requested.times, requested.pauseMs),
);
