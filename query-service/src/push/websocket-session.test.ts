import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { liveLimits } from './live-limits.ts';
import type { Wire } from './stomp-session.ts';
import { type SessionHandlers, websocketSession } from './websocket-session.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const opened = (bufferedAmount = 0) => {
  const sent: string[] = [];
  const received: string[] = [];
  const ends: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    bufferedAmount,
    send: (data: string | Buffer) => void sent.push(String(data)),
    close: (...reason: unknown[]) => {
      socket.readyState = 2;
      ends.push(reason);
    },
    terminate: () => {
      socket.readyState = 2;
      ends.push('terminated');
    },
  });
  /** Frames of up to 125 bytes have a head of two bytes. */
  const connection = { write: (frame: Buffer) => sent.push(String(frame.subarray(2))) > 0 };
  let wire: Wire | undefined;
  const handlers: SessionHandlers = {
    receive: (text) => void received.push(text),
    closed: () => void ends.push('closed'),
  };
  websocketSession(socket as unknown as WebSocket, connection as Pick<Writable, 'write'>, (given) => {
    wire = given;
    return handlers;
  });
  return { sent, received, ends, socket, connection, wire: wire as unknown as Wire };
};

describe('SockJS session over a WebSocket', () => {
  it('sends the texts of one turn in one frame', async () => {
    const { sent, wire } = opened();
    wire.send('one');
    wire.send('two\0');
    await turn();
    wire.send('three');
    await turn();
    expect(sent).toEqual(['o', 'a["one","two\\u0000"]', 'a["three"]']);
  });

  it('sends texts at once in one frame, behind those that wait', async () => {
    const { sent, wire } = opened();
    wire.send('one');
    wire.sendNow(['two', 'three']);
    expect(sent).toEqual(['o', 'a["one","two","three"]']);
    wire.sendNow(['four']);
    await turn();
    expect(sent.slice(2)).toEqual(['a["four"]']);
  });

  it('sends waiting texts before it closes', () => {
    const { sent, ends, wire } = opened();
    wire.send('one');
    wire.close('leaving');
    expect([sent, ends]).toEqual([['o', 'a["one"]', 'c[1012,"leaving"]'], [[1012, 'leaving']]]);
  });

  it('accepts texts, alone or in an array', () => {
    const { socket, received } = opened();
    for (const payload of ['["one","two"]', '"three"', '[]']) socket.emit('message', Buffer.from(payload), false);
    expect(received).toEqual(['one', 'two', 'three']);
  });

  it.each([
    '[300000000]',
    '["a",1]',
    '[["a"]]',
    '[null]',
    'null',
    '{}',
    '{"length":3}',
    '1',
    '["a"',
    '',
    '['.repeat(16_000),
  ])('ends at %.20s', (payload) => {
    const { socket, received, sent, ends } = opened();
    socket.emit('message', Buffer.from(payload), false);
    socket.emit('message', Buffer.from('["later"]'), false);
    expect([received, sent.at(-1), ends]).toEqual([[], 'c[3000,"Broken framing"]', [[3000, 'Broken framing']]]);
  });

  it('ends at a binary message', () => {
    const { socket, ends } = opened();
    socket.emit('message', Buffer.from('["a"]'), true);
    expect(ends).toEqual([[3000, 'Broken framing']]);
  });

  it('disconnects a client that sends too many control frames', () => {
    const { socket, ends } = opened();
    for (let ping = 0; ping < liveLimits.controlFrames.burst; ping += 1) socket.emit(ping % 2 ? 'ping' : 'pong');
    expect(ends).toEqual([]);
    socket.emit('ping');
    socket.emit('ping');
    expect(ends).toContain('terminated');
  });

  it('disconnects a client whose socket throws, and sends to the others of the same turn', async () => {
    const [before, broken, after] = [opened(), opened(), opened()];
    broken.connection.write = () => {
      throw new Error('not writable');
    };
    for (const { wire } of [before, broken, after]) wire.send('one');
    await turn();
    expect([before, broken, after].map(({ sent, ends }) => [sent.at(-1), ends])).toEqual([
      ['a["one"]', []],
      ['o', ['terminated']],
      ['a["one"]', []],
    ]);
  });

  it('disconnects a client that reads nothing', async () => {
    const { wire, sent, ends } = opened(liveLimits.unread + 1);
    wire.send('one');
    await turn();
    expect([sent, ends]).toEqual([['o'], ['terminated']]);
  });
});
