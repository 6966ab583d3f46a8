import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { onAPort } from '@clearbench/event-sourcing/serving/on-a-port';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import express from 'express';
import { takeBody } from './body-intake.ts';

const limit = 100_000;
const text = '<Document>äöü</Document>'.repeat(1_000);

describe('the body of a request', () => {
  /** Answers wait for this. */
  let goOn: Promise<void> | undefined;
  let door: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    const app = express()
      .post('/', async (request, response) => {
        const body = await takeBody(request, limit);
        await goOn;
        response.end(body);
      })
      .use(problemReply(() => {}));
    door = await onAPort(app);
  });
  afterAll(() => door.stop());

  const sent = async (body: string | Uint8Array<ArrayBuffer>, encoding?: string) => {
    const headers: Record<string, string> = encoding === undefined ? {} : { 'Content-Encoding': encoding };
    const response = await fetch(door.origin, { method: 'POST', headers, body });
    return { status: response.status, said: await response.text() };
  };
  const packed = (what: string | Uint8Array) => new Uint8Array(gzipSync(what));

  it.each([undefined, 'identity', ''])('is taken as it is with the encoding %p', async (encoding) =>
    expect(await sent(text, encoding)).toEqual({ status: 200, said: text }),
  );

  it.each(['gzip', 'x-gzip', ' GZip '])('is unpacked with the encoding %p', async (encoding) =>
    expect(await sent(packed(text), encoding)).toEqual({ status: 200, said: text }),
  );

  it.each(['br', 'deflate', 'zstd', 'gzip, gzip', 'compress'])('is refused with the encoding %p', async (encoding) => {
    const { status, said } = await sent(packed(text), encoding);
    expect([status, JSON.parse(said)]).toMatchObject([415, { errorKey: 'request.encoding', params: { encoding } }]);
  });

  it('counts as it is unpacked: a little that swells is too large as soon as it is', async () => {
    const bomb = packed(new Uint8Array(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(limit);
    const { status, said } = await sent(bomb, 'gzip');
    expect([status, JSON.parse(said)]).toMatchObject([400, { errorKey: 'file.tooLarge', params: { limit } }]);
  });

  it.each([
    ['broken off', packed(text).slice(0, -20)],
    ['no gzip', new TextEncoder().encode(text)],
    ['changed on the way', packed(text).map((byte, index) => (index === 40 ? byte ^ 255 : byte))],
  ])('is refused where it is %s', async (_, body) => {
    const { status, said } = await sent(body, 'gzip');
    expect([status, JSON.parse(said)]).toMatchObject([400, { errorKey: 'request.invalid', place: '/body' }]);
  });

  it('is one of a few that are held at a time, all bytes together, and room comes back with the answers', async () => {
    const large = packed(new Uint8Array(limit));
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const answers = Array.from({ length: 5 }, () => sent(large, 'gzip'));
    const first = await Promise.race(answers);
    expect([first.status, JSON.parse(first.said)]).toMatchObject([429, { errorKey: 'request.tooMany' }]);
    resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429]);
    for (const _ of [1, 2, 3, 4]) expect((await sent(large, 'gzip')).status).toBe(200);
  });

  it('is not waited for when its caller has gone', async () => {
    const gone = new Error('gone');
    const half = packed(text).slice(0, 100);
    const request = Object.assign(
      new Readable({
        read() {
          this.push(half);
          this.destroy(gone);
        },
      }),
      { headers: { 'content-encoding': 'gzip' } },
    );
    await expect(takeBody(request, limit)).rejects.toBe(gone);
  });
});
