import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { changeQueue, livePath } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { WebSocket } from 'ws';
import { liveConnections } from './live-connections.ts';
import { liveLimits } from './live-limits.ts';
import { type LiveServer, liveServer } from './live-server.ts';

const principal = (userId: string): Principal => ({
  sessionId: 's',
  isAdmin: false,
  user: {
    ...{ userId, login: '', email: '', displayName: '', emailVerified: true, roles: [], signedUpAt: '' },
    ...{ userState: 'ENABLED', approvedState: 'APPROVED', environmentIds: [], settings: defaultProfile },
    endedSessions: [],
  },
});

const connectFrame = 'CONNECT\naccept-version:1.2\n\n\0';

describe('live connection', () => {
  const connections = liveConnections(inProcessChangeFeed());
  let server: ReturnType<typeof createServer>;
  let live: LiveServer;
  let origin: string;
  let requested = 0;

  beforeAll(async () => {
    const known = async (cookie?: string) => {
      requested += 1;
      return cookie === undefined ? undefined : principal(cookie);
    };
    live = liveServer(connections, known, {
      ...{ perAccount: 3, perProcess: 5, disconnectDelay: 300 },
      requests: { burst: 400, perSecond: 0.01 },
    });
    server = createServer((request, response) => void live.request(request, response));
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => undefined);
      live.upgrade(request, socket, head);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    live.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  afterEach(async () => {
    while (connections.count() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  let sessions = 0;
  const addressOf = (transport: string): string => {
    sessions += 1;
    return `${livePath}/0/session${sessions}/${transport}`;
  };
  const websocket = (cookie = 'tester') => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${addressOf('websocket')}`, { headers: { cookie } });
    const received: string[] = [];
    socket.on('message', (data: Buffer) => void received.push(data.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    return { socket, heard: received, closed };
  };
  const greeted = async (cookie?: string) => {
    const client = websocket(cookie);
    await once(client.socket, 'message');
    return client;
  };
  const refused = async (cookie: string): Promise<[number | undefined, string | undefined]> => {
    const { socket } = websocket(cookie);
    const [, response] = await once(socket, 'unexpected-response');
    response.resume();
    return [response.statusCode, response.headers['retry-after']];
  };
  const post = (path: string, body = '', headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { method: 'POST', body, headers: { cookie: 'tester', ...headers } });
  const xhr = async () => {
    const address = addressOf('xhr');
    expect(await (await post(address)).text()).toBe('o\n');
    return { poll: async () => (await post(address)).text(), send: (body: string) => post(`${address}_send`, body) };
  };

  it('uses STOMP over a WebSocket', async () => {
    const { socket, heard: received, closed } = await greeted();
    socket.send(JSON.stringify([connectFrame]));
    await once(socket, 'message');
    socket.send(JSON.stringify([`SUBSCRIBE\nid:1\ndestination:${changeQueue}\nreceipt:in\n\n\0`]));
    await once(socket, 'message');
    expect(received.join('')).toMatch(/^oa\["CONNECTED.*a\["RECEIPT\\nreceipt-id:in/);
    socket.close();
    await closed;
  });

  it('uses STOMP over polls', async () => {
    const { poll, send } = await xhr();
    expect((await send(JSON.stringify([connectFrame]))).status).toBe(204);
    expect(await poll()).toContain('CONNECTED');
    expect((await send('["DISCONNECT\\n\\n\\u0000"]')).status).toBe(204);
    expect(await poll()).toBe('c[1000,"Normal closure"]\n');
  });

  it.each(['[300000000]', '[1000000000,1000000000]', '[["a"]]', '{}', 'no JSON'])(
    'closes on either transport at %s',
    async (payload) => {
      const { socket, heard: received, closed } = await greeted();
      socket.send(payload);
      await closed;
      expect(received.at(-1)).toBe('c[3000,"Broken framing"]');
      const { poll, send } = await xhr();
      expect((await send(payload)).status).toBe(400);
      expect(await poll()).toBe('c[3000,"Broken framing"]\n');
    },
  );

  it('closes at bytes that are not UTF-8', async () => {
    const { socket, closed } = await greeted();
    socket.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false });
    expect(await closed).toBe(1007);
    const { send } = await xhr();
    expect((await send(Buffer.from([0x22, 0xff, 0x22]) as never)).status).toBe(400);
  });

  it('closes at a message above the largest size of the transport', async () => {
    const { socket, closed } = await greeted();
    socket.send('x'.repeat(liveLimits.transportMessage + 1));
    expect(await closed).toBe(1009);
    const { send } = await xhr();
    expect((await send('x'.repeat(liveLimits.transportMessage + 1))).status).toBe(413);
  });

  it('closes at a message with too many fragments, however small', async () => {
    const { socket, closed } = await greeted();
    for (let piece = 0; piece <= liveLimits.fragments; piece += 1) socket.send('', { fin: false });
    expect(await closed).toBe(1008);
  });

  it.each([
    ['a message', ['x'.repeat(liveLimits.message + 1)], 'session.messageTooLarge'],
    ['a frame that does not end', ['A\n', 'x'.repeat(liveLimits.message)], 'session.frameTooLarge'],
    ['messages', Array.from({ length: liveLimits.messages.burst + 1 }, () => ''), 'session.tooFast'],
  ])('closes on either transport above the size or number of %s', async (_, messages, error) => {
    const { socket, heard: received, closed } = await greeted();
    socket.send(JSON.stringify(messages));
    await closed;
    expect(received.join('')).toContain(error);
    const { poll, send } = await xhr();
    await send(JSON.stringify(messages));
    expect(await poll()).toContain(error);
  });

  it('refuses connections above the limit of an account, until one ends', async () => {
    const open = [await greeted(), await greeted(), await greeted()];
    expect(await refused('tester')).toEqual([429, '5']);
    expect((await post(addressOf('xhr'))).status).toBe(429);
    const others = [await greeted('other'), await greeted('other')];
    expect(await refused('other')).toEqual([503, '5']);
    open[0]?.socket.close();
    await open[0]?.closed;
    while (connections.count() > 4) await new Promise((resolve) => setImmediate(resolve));
    const again = await greeted();
    for (const { socket } of [...open, ...others, again]) socket.terminate();
  });

  it('counts a session over xhr until its client has disconnected', async () => {
    const { socket } = await greeted();
    const address = addressOf('xhr_streaming');
    const stream = httpRequest(`${origin}${address}`, { method: 'POST', headers: { cookie: 'tester' } });
    stream.on('error', () => undefined).end();
    await once(stream, 'response');
    expect(connections.count()).toBe(2);
    stream.destroy();
    while (connections.count() > 1) await new Promise((resolve) => setImmediate(resolve));
    socket.close();
  });

  it('answers 429 to an account above its rate, on every transport, and serves others', async () => {
    const info = (cookie: string) => fetch(`${origin}${livePath}/info`, { headers: { cookie } });
    const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await info('flood')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const above = await info('flood');
    expect([above.status, above.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await post(addressOf('xhr'), '', { cookie: 'flood' })).status).toBe(429);
    expect(await refused('flood')).toEqual([429, '5']);
    expect((await info('quiet')).status).toBe(200);
  });

  it('keeps no state for requests without a session', async () => {
    for (let session = 0; session < 50; session += 1) {
      expect((await post(addressOf('xhr_send'), '["x"]')).status).toBe(404);
      expect((await fetch(`${origin}${addressOf('websocket')}`, { headers: { cookie: 'tester' } })).status).toBe(426);
    }
    const open = [await greeted(), await greeted(), await greeted()];
    for (const { socket } of open) socket.close();
  });

  it('keeps no state for a failed handshake', async () => {
    for (let failed = 0; failed < 10; failed += 1) {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const head = `GET ${addressOf('websocket')} HTTP/1.1\r\nHost: x\r\nCookie: tester\r\n`;
      socket.end(`${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 1\r\n\r\n`);
      await once(socket.resume(), 'close');
    }
    const open = [await greeted(), await greeted(), await greeted()];
    for (const { socket } of open) socket.close();
  });

  it('keeps no state for a client that disconnects during authentication', async () => {
    const before = requested;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST ${addressOf('xhr_streaming')} HTTP/1.1\r\nHost: x\r\nCookie: tester\r\nContent-Length: 0\r\n\r\n`,
    );
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await post(addressOf('xhr_send'), '["x"]')).status).toBe(404);
    expect(requested).toBeGreaterThan(before);
    while (connections.count() > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it.each([
    ['GET', 'xhr', 405],
    ['GET', 'xhr_send', 405],
    ['PUT', 'xhr', 405],
    ['GET', 'jsonp', 404],
  ])('answers %s %s with %i', async (method, transport, status) =>
    expect((await fetch(`${origin}${addressOf(transport)}`, { method, headers: { cookie: 'tester' } })).status).toBe(
      status,
    ),
  );
});
