import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type Door, listen } from './listen.ts';

const anywhere = { port: 0, host: '127.0.0.1', publicUrl: '' };
const impatient = { request: 200, check: 50, farewell: 100 };

const answerTo = async ({ loopbackUrl }: Door, said: string): Promise<string> => {
  const socket = connect(Number(new URL(loopbackUrl).port), '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => {
    heard += text;
  });
  socket.write(said);
  await once(socket, 'close');
  return heard;
};

/** A door behind which requests wait for the test. */
const slowDoor = async () => {
  const waiting: (() => void)[] = [];
  const door = await listen(anywhere, impatient);
  door.open(
    (_request, response) => void waiting.push(() => response.end('done')),
    (_request, socket) => socket.destroy(),
  );
  return { door, waiting };
};
const seen = async (waiting: readonly unknown[]): Promise<void> => {
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('a door that closes', () => {
  it('lets nobody else in, and who is inside end', async () => {
    const { door, waiting } = await slowDoor();
    const answer = fetch(door.loopbackUrl);
    await seen(waiting);
    const closed = door.close();
    await expect(fetch(door.loopbackUrl)).rejects.toThrow();
    waiting[0]?.();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('does not wait for who has been answered and only keeps the line', async () => {
    const waiting: (() => void)[] = [];
    const door = await listen(anywhere, { ...impatient, farewell: 20_000 });
    door.open(
      (_request, response) => void waiting.push(() => response.end('done')),
      (_request, socket) => socket.destroy(),
    );
    const line = new Agent({ keepAlive: true });
    const answer = new Promise<IncomingMessage>((resolve) => get(door.loopbackUrl, { agent: line }, resolve));
    await seen(waiting);
    const began = performance.now();
    const closed = door.close();
    waiting[0]?.();
    (await answer).resume();
    await closed;
    expect(performance.now() - began).toBeLessThan(2_000);
    line.destroy();
  });

  it('closes all the same when somebody does not end', async () => {
    const { door, waiting } = await slowDoor();
    const answer = fetch(door.loopbackUrl);
    await seen(waiting);
    await Promise.all([door.close(), expect(answer).rejects.toThrow()]);
  });
});

describe('the door', () => {
  let door: Door;
  beforeAll(async () => {
    door = await listen(anywhere, impatient);
    door.open(
      (request, response) => {
        request.resume().on('end', () => response.writeHead(204, { Connection: 'close' }).end());
        request.on('error', () => undefined);
      },
      (_request, socket) => socket.destroy(),
    );
  });
  afterAll(() => door.close());

  it('lets in what arrives', async () =>
    expect(await answerTo(door, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab')).toMatch(/ 204 /));
  it('waits for a body no longer than it has patience', async () =>
    expect(await answerTo(door, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na')).toMatch(/ 408 /));
});
