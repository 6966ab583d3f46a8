import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type HttpListener, listen } from './listen.ts';

const anywhere = { port: 0, host: '127.0.0.1', publicUrl: '' };
const pace = { spanMs: 200, leastBytes: 100 };
/** Longer than the time limit of a test, which ends the test where the server waits for so long. */
const forEver = 3_600_000;
const impatient = { request: forEver, headers: forEver, pace, check: 50, idle: forEver, farewell: forEver };

/** Resolves once the connection is closed. A reset closes it too; `once` would reject on the error before it. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));

const answerTo = async ({ loopbackUrl }: HttpListener, said: string): Promise<string> => {
  const socket = connect(Number(new URL(loopbackUrl).port), '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => {
    heard += text;
  });
  socket.write(said);
  await closed(socket);
  return heard;
};

/** A server whose requests wait for the test. */
const slowServer = async (farewell: number) => {
  const waiting: (() => void)[] = [];
  const listener = await listen(anywhere, { ...impatient, farewell });
  listener.open(
    (_request, response) => void waiting.push(() => response.end('done')),
    (_request, socket) => socket.destroy(),
  );
  return { listener, waiting };
};
const seen = async (waiting: readonly unknown[]): Promise<void> => {
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('closing server', () => {
  it('refuses new connections and finishes requests in flight', async () => {
    const { listener, waiting } = await slowServer(forEver);
    const answer = fetch(listener.loopbackUrl);
    await seen(waiting);
    const closed = listener.close();
    await expect(fetch(listener.loopbackUrl)).rejects.toThrow();
    waiting[0]?.();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('does not wait for idle keep-alive connections', async () => {
    const { listener, waiting } = await slowServer(forEver);
    const line = new Agent({ keepAlive: true });
    const answer = new Promise<IncomingMessage>((resolve) => get(listener.loopbackUrl, { agent: line }, resolve));
    await seen(waiting);
    const closed = listener.close();
    waiting[0]?.();
    (await answer).resume();
    await closed;
    line.destroy();
  });

  it('closes even if a request does not end', async () => {
    const { listener, waiting } = await slowServer(100);
    const answer = fetch(listener.loopbackUrl);
    await seen(waiting);
    await Promise.all([listener.close(), expect(answer).rejects.toThrow()]);
  });
});

describe('server', () => {
  let listener: HttpListener;
  let aborted = 0;
  beforeAll(async () => {
    listener = await listen(anywhere, impatient);
    listener.open(
      (request, response) => {
        if (request.url === '/refused') {
          response.writeHead(401).end();
          return;
        }
        request.resume().on('end', () => response.writeHead(204, { Connection: 'close' }).end());
        request.on('error', ({ message }) => {
          if (message === 'request.tooSlow') aborted += 1;
        });
      },
      (_request, socket) => socket.destroy(),
    );
  });
  afterAll(() => listener.close());

  const post = (path: string, headers: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

  it('receives complete requests', async () =>
    expect(await answerTo(listener, post('/', 'Content-Length: 2', 'ab'))).toMatch(/ 204 /));

  it.each([
    ['a size', 'Content-Length: 2000', 'a'],
    ['no size', 'Transfer-Encoding: chunked', '1\r\na\r\n'],
  ])('ends a stalled body of %s with an error', async (_, headers, body) => {
    const before = aborted;
    const heard = await answerTo(listener, post('/', headers, body));
    expect(heard).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close[\s\S]*"errorKey":"request.tooSlow"/i);
    expect(aborted).toBe(before + 1);
  });

  it('ends a body that arrives byte by byte', async () => {
    const before = aborted;
    const socket = connect(Number(new URL(listener.loopbackUrl).port), '127.0.0.1').resume();
    socket.write(post('/', 'Content-Length: 20000', ''));
    const drip = setInterval(() => socket.write('a'), 20);
    await closed(socket);
    clearInterval(drip);
    // A byte that arrives on the closed side resets the connection, which may drop the response: the server's count is
    // exact.
    expect(aborted).toBe(before + 1);
  });

  it('does not blame a client for the time in which the server itself was busy', async () => {
    const before = aborted;
    const socket = connect(Number(new URL(listener.loopbackUrl).port), '127.0.0.1').setEncoding('utf8');
    const received = once(socket, 'data');
    socket.write(post('/', 'Content-Length: 2', 'a'));
    await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 3; turn += 1) {
      for (const until = performance.now() + 3 * pace.spanMs; performance.now() < until; );
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.write('b');
    expect(String((await received)[0])).toMatch(/ 204 /);
    expect(aborted).toBe(before);
  });

  it('closes the connection of a refused request whose body stalls', async () =>
    expect(await answerTo(listener, post('/refused', 'Content-Length: 2000', 'a'))).toMatch(/ 401 /));

  it('closes connections with incomplete headers, and silent ones', async () => {
    const hasty = await listen(anywhere, { ...impatient, headers: 200 });
    expect(await answerTo(hasty, 'POST / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n')).toMatch(/ 408 /);
    expect(await answerTo(hasty, '')).toMatch(/ 408 |^$/);
    await hasty.close();
  });

  it('requests the body only when a handler reads it', async () => {
    const expecting = 'Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2';
    expect(await answerTo(listener, post('/refused', expecting, ''))).toMatch(/^HTTP\/1.1 401 /);
    expect(await answerTo(listener, post('/', expecting, 'ab'))).toMatch(
      /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 204 /,
    );
  });

  it('keeps idle connections longer than the usual proxy, which may reuse them', async () => {
    const usual = await listen(anywhere);
    expect((await fetch(usual.loopbackUrl)).headers.get('Keep-Alive')).toBe('timeout=65');
    await usual.close();
  });

  it('limits the number of connections', async () => {
    // A server of its own: connections of earlier tests may not be closed yet.
    const narrow = await listen({ ...anywhere, mostConnections: 3 }, impatient);
    const port = Number(new URL(narrow.loopbackUrl).port);
    const kept = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    await Promise.all(kept.map((socket) => once(socket, 'connect')));
    expect(await answerTo(narrow, '')).toBe('');
    for (const socket of kept) socket.destroy();
    await narrow.close();
  });
});

describe('upgraded connection', () => {
  it('that the client resets ends alone', async () => {
    const upgraded = Promise.withResolvers<Duplex>();
    const listener = await listen(anywhere, impatient);
    listener.open(
      (_request, response) => response.end('alive'),
      (_request, socket) => upgraded.resolve(socket),
    );
    const client = connect(Number(new URL(listener.loopbackUrl).port), '127.0.0.1').on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const socket = await upgraded.promise;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    client.resetAndDestroy();
    await closed;
    expect(socket.errored).toMatchObject({ code: 'ECONNRESET' });
    expect(await (await fetch(listener.loopbackUrl)).text()).toBe('alive');
    await listener.close();
  });
});
