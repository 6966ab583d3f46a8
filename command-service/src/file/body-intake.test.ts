import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import express from 'express';
import { takeBody } from './body-intake.ts';

const limit = 100_000;
const text = '<Document>äöü</Document>'.repeat(1_000);

describe('body of a request', () => {
  const budget = bodyBudget({ perProcess: 10 * limit, perAccount: 3 * limit });
  /** Responses wait for this promise. */
  let goOn: Promise<void> | undefined;
  let server: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    const app = express()
      .use(...bodyGate(budget, limit)({ bodyType: 'application/xml' }))
      .post('/', async (request, response) => {
        const body = await takeBody(request, limit);
        await goOn;
        response.end(body);
      })
      .use(problemReply(() => {}));
    server = await onAPort(app);
  });
  afterAll(() => server.stop());

  const sent = async (body: string | Uint8Array<ArrayBuffer>, encoding?: string) => {
    const headers: Record<string, string> = encoding === undefined ? {} : { 'Content-Encoding': encoding };
    const response = await fetch(server.origin, { method: 'POST', headers, body });
    return { status: response.status, said: await response.text() };
  };
  const packed = (what: string | Uint8Array) => new Uint8Array(gzipSync(what));

  it.each([undefined, 'identity', ''])('is unchanged with the encoding %p', async (encoding) =>
    expect(await sent(text, encoding)).toEqual({ status: 200, said: text }),
  );

  it.each(['gzip', 'x-gzip', ' GZip '])('is decompressed with the encoding %p', async (encoding) =>
    expect(await sent(packed(text), encoding)).toEqual({ status: 200, said: text }),
  );

  it.each(['br', 'deflate', 'zstd', 'gzip, gzip', 'compress'])('is refused with the encoding %p', async (encoding) => {
    const { status, said } = await sent(packed(text), encoding);
    expect([status, JSON.parse(said)]).toMatchObject([415, { errorKey: 'request.encoding', params: { encoding } }]);
  });

  it('counts uncompressed: a small body is refused as soon as it exceeds the limit', async () => {
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

  it('counts uncompressed against the budget of its account, and is released with the response', async () => {
    const large = packed(new Uint8Array(limit));
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const held = [1, 2, 3].map(() => sent(large, 'gzip'));
    while (budget.held() < 3 * limit) await new Promise((next) => setTimeout(next, 2));
    const refused = await sent(large, 'gzip');
    expect([refused.status, JSON.parse(refused.said)]).toMatchObject([429, { errorKey: 'request.tooMuchAtOnce' }]);
    resolve();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const _ of [1, 2, 3, 4]) expect((await sent(large, 'gzip')).status).toBe(200);
    expect(budget.held()).toBe(0);
  });

  it('is not waited for after the client has disconnected', async () => {
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
