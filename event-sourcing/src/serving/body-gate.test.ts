import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { bodyBudget } from './body-budget.ts';
import { bodyGate } from './body-gate.ts';
import { largestJson } from './largest-json.ts';
import { problemReply } from './problem-reply.ts';
import { readBody } from './read-body.ts';

const largest = 3 * 1024 * 1024;

describe('request bodies', () => {
  const budget = bodyBudget({ perProcess: 5 * largest, perAccount: 2 * largest });
  const reported: unknown[] = [];
  let listener: Awaited<ReturnType<typeof onAPort>>;
  let began: () => void = () => undefined;
  beforeAll(async () => {
    const gate = bodyGate(budget, largest);
    const app = express()
      .use((request, response, next) => {
        response.locals.principal = { user: { userId: request.get('X-Account') } };
        next();
      })
      .post('/refused', () => {
        throw Object.assign(new Error('no'), { status: 400 });
      })
      .post('/stream', ...gate({ bodyType: 'application/xml' }), async (request, response) => {
        began();
        const bytes = await readBody(request, request, { limit: largest, tooLarge: () => new Error('too large') });
        response.end(`${bytes.length} ${bytes.at(-1)}`);
      })
      .post('/json', ...gate({ body: {} as never }), express.json({ limit: largestJson }), (request, response) => {
        response.json(request.body);
      })
      .use(problemReply((error) => reported.push(error)));
    listener = await onAPort(app);
  });
  afterAll(() => listener.stop());
  afterEach(() => expect(budget.held()).toBe(0));

  const send = (account: string, headers: Record<string, string | number> = {}, path = '/stream'): ClientRequest =>
    open(listener.origin + path, { method: 'POST', agent: false, headers: { 'X-Account': account, ...headers } });
  /** A body that stalls after its first bytes. */
  const hang = async (account: string, length: number): Promise<ClientRequest> => {
    const request = send(account, { 'Content-Length': length });
    request.on('error', () => undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    began = resolve;
    request.write('a');
    await promise;
    return request;
  };
  const answerOf = async (request: ClientRequest) => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, after: response.headers['retry-after'], said: await text(response) };
  };
  const freed = async (): Promise<void> => {
    while (budget.held() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  const leave = async (...requests: ClientRequest[]): Promise<void> => {
    for (const request of requests) request.destroy();
    await freed();
  };

  it('are read whole in chunks of any size', async () => {
    for (const length of [1, 1024 * 1024, 1024 * 1024 + 1, largest]) {
      const request = send('a', { 'Content-Length': length });
      request.end(Buffer.alloc(length, 7));
      expect((await answerOf(request)).said).toBe(`${length} 7`);
    }
    await freed();
  });

  it('are refused above the limit of an account, with a Retry-After', async () => {
    const before = [await hang('a', largest), await hang('a', largest)];
    const { status, after, said: body } = await answerOf(send('a', { 'Content-Length': 10 }).end('0123456789'));
    expect([status, after, JSON.parse(body)]).toMatchObject([
      429,
      '5',
      { errorKey: 'request.tooMuchAtOnce', params: { limit: 2 * largest } },
    ]);
    expect((await answerOf(send('b', { 'Content-Length': 10 }).end('0123456789'))).status).toBe(200);
    await leave(...before);
    expect((await answerOf(send('a', { 'Content-Length': 10 }).end('0123456789'))).status).toBe(200);
    await freed();
  });

  it('are refused above the limit of the process, for all accounts', async () => {
    const before: ClientRequest[] = [];
    for (const account of ['a', 'a', 'b', 'b', 'c']) before.push(await hang(account, largest));
    const { status, after, said } = await answerOf(send('d', { 'Content-Length': 10 }).end('0123456789'));
    expect([status, after, JSON.parse(said)]).toMatchObject([503, '5', { errorKey: 'request.serverBusy' }]);
    await leave(...before);
  });

  it('without a declared size count as they arrive', async () => {
    const before = [await hang('a', largest), await hang('a', largest - 1024)];
    const request = send('a', { 'Transfer-Encoding': 'chunked' });
    request.write(Buffer.alloc(1000));
    request.write(Buffer.alloc(1000));
    expect((await answerOf(request)).status).toBe(429);
    request.destroy();
    await leave(...before);
  });

  it('of JSON without a declared size count as the largest allowed size', async () => {
    const chunked = send('a', { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }, '/json');
    expect((await answerOf(chunked.end('{}'))).status).toBe(429);
    const sized = send('a', { 'Content-Type': 'application/json', 'Content-Length': 2 }, '/json');
    expect(await answerOf(sized.end('{}'))).toMatchObject({ status: 200, said: '{}' });
    await freed();
  });

  it('of a refused caller are not read and hold no bytes', async () => {
    const request = send('a', { 'Content-Length': largest }, '/refused');
    request.on('error', () => undefined).write('a');
    expect((await answerOf(request)).status).toBe(400);
    expect(budget.held()).toBe(0);
    request.destroy();
  });

  it('are released when the client disconnects, without a server error', async () => {
    await leave(await hang('a', largest));
    expect(reported).toEqual([]);
  });
});
