import { createServer, request as open, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { commandIdHeader } from '@clearbench/contracts/header-names';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import { endWithProblem, problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';
import express, { type RequestHandler } from 'express';
import { commandServices } from './command-services.ts';
import { forwarding } from './forward.ts';

const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

type Answer = (...requested: Parameters<RequestListener>) => unknown;

const started = async (answer: Answer): Promise<{ server: Server; url: URL }> => {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  opened.push({
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return { server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
};

/** An address without a server: no program opens this port. */
const closedPort = new URL('http://127.0.0.1:1');

const patient = { connect: 5_000, silence: 10_000, search: 10_000 };
const hasty = { connect: 300, silence: 300, search: 300 };

const edge = async (
  urls: readonly URL[],
  mayRepeat = true,
  patience = patient,
  before: RequestHandler = (_request, _response, next) => next(),
) => {
  const forward = forwarding(commandServices(urls), patience);
  const listener = await onAPort(
    express().use(
      before,
      forward(mayRepeat),
      problemReply(() => {}),
    ),
  );
  opened.push(listener);
  return listener.origin;
};

const says =
  (what: string): Answer =>
  (request, response) => {
    request.resume().on('end', () => response.end(what));
  };

describe('forwarding', () => {
  it('causes no warning of Node where the log, limits and compression also wait for the end of a response', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    const { url } = await started(says('done'));
    const origin = await edge([url], true, patient, (_request, response, next) => {
      for (let count = 0; count < 8; count += 1) response.on('close', () => {});
      next();
    });
    expect(await (await fetch(origin)).text()).toBe('done');
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('sends a request and returns the response, with the address of the client', async () => {
    const { url } = await started(async (request, response) => {
      const { 'x-forwarded-for': behind, connection, 'x-own': own, cookie } = request.headers;
      response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Position': '7', Connection: 'x-hop', 'X-Hop': '1' });
      response.end(JSON.stringify([request.method, request.url, await text(request), behind, connection, own, cookie]));
    });
    const origin = await edge([url]);
    const response = await fetch(`${origin}/api/a?b=c%20d`, {
      method: 'PUT',
      body: 'ä',
      headers: { 'X-Forwarded-For': '10.0.0.1', 'X-Own': 'mine', Cookie: 'session=1' },
    });
    expect(response.status).toBe(201);
    expect([response.headers.getSetCookie(), response.headers.get('X-Position')]).toEqual([['a=1', 'b=2'], '7']);
    expect(response.headers.get('X-Hop')).toBeNull();
    expect(await response.json()).toEqual([
      'PUT',
      '/api/a?b=c%20d',
      'ä',
      '10.0.0.1, 127.0.0.1',
      'keep-alive',
      'mine',
      'session=1',
    ]);
  });

  it('uses all services in turn, and skips an unreachable one', async () => {
    const [one, other] = [await started(says('one')), await started(says('other'))];
    const origin = await edge([one.url, closedPort, other.url]);
    const answers: string[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await (await fetch(origin, { method: 'POST' })).text());
    expect(new Set(answers)).toEqual(new Set(['one', 'other']));
  });

  it('repeats a command with the same id when its response was lost', async () => {
    const received: string[][] = [];
    const { url } = await started(async (request, response) => {
      received.push([String(request.headers[commandIdHeader.toLowerCase()]), await text(request)]);
      if (received.length === 1) response.socket?.destroy();
      else response.end('done');
    });
    const origin = await edge([url]);
    expect(await (await fetch(origin, { method: 'POST', body: 'order' })).text()).toBe('done');
    expect(received).toHaveLength(2);
    expect(received[0]).toEqual(received[1]);
    expect(received[0]?.[0]).toMatch(/^[\w-]{8,64}$/);
  });

  it('sends a request that is not idempotent once only', async () => {
    let requested = 0;
    const { url } = await started((_, response) => {
      requested += 1;
      response.socket?.destroy();
    });
    const response = await fetch(await edge([url], false));
    expect([response.status, requested]).toEqual([503, 1]);
    expect(await response.json()).toMatchObject({ errorKey: 'command.unreachable' });
  });

  it('tries another service while one is starting', async () => {
    const beginning = await started((_, response) => void response.writeHead(503, { 'Retry-After': '1' }).end());
    const ready = await started(says('ready'));
    const origin = await edge([ready.url, beginning.url]);
    expect(await (await fetch(origin)).text()).toBe('ready');
    expect(await (await fetch(origin)).text()).toBe('ready');
  });

  it('forwards the refusal of a busy service with Retry-After, without a repetition', async () => {
    let requested = 0;
    const busy = await started((request, response) => {
      requested += 1;
      request.resume();
      endWithProblem(response, 'request.serverBusy', { seconds: 5 });
    });
    const response = await fetch(await edge([busy.url]), { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('Retry-After'), requested]).toEqual([503, '5', 1]);
    expect(await response.json()).toMatchObject({ errorKey: 'request.serverBusy' });
  });

  it('keeps the body limits that the command service has for an account', async () => {
    const limit = 4 * 1024 * 1024;
    const budget = bodyBudget({ perProcess: 2 * limit, perAccount: limit });
    const service = await onAPort(
      express()
        .use((request, response, next) => {
          response.locals.principal = { user: { userId: request.get('X-Account') } };
          next();
        })
        .post('/', ...bodyGate(budget, limit)({ bodyType: 'application/xml' }), async (request, response) => {
          response.end(String((await readBody(request, request, { limit, tooLarge: () => new Error() })).length));
        })
        .use(problemReply(() => undefined)),
    );
    opened.push(service);
    const origin = await edge([new URL(service.origin)]);
    const send = (account: string, length: number) => {
      const request = open(origin, { method: 'POST', agent: false, headers: headersOf(account, length) });
      request.on('error', () => undefined).write('<');
      return request;
    };
    const headersOf = (account: string, length: number) => ({ 'X-Account': account, 'Content-Length': length });
    const slow = send('a', limit);
    while (budget.held() < limit) await new Promise((resolve) => setTimeout(resolve, 2));

    const headers = { 'X-Account': 'a' };
    const refused = await fetch(origin, { method: 'POST', headers, body: 'x' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    const other = await fetch(origin, { method: 'POST', headers: { 'X-Account': 'b' }, body: 'x'.repeat(2_000_000) });
    expect(await other.text()).toBe('2000000');

    slow.destroy();
    while (budget.held() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect((await fetch(origin, { method: 'POST', headers, body: 'x' })).status).toBe(200);
  });

  it('stops a forwarding loop between query services', async () => {
    let circles = 0;
    const forward = forwarding(commandServices([closedPort]), hasty, undefined, () => {
      circles += 1;
    });
    const second = await onAPort(
      express().use(
        forward(false),
        problemReply(() => {}),
      ),
    );
    opened.push(second);
    const response = await fetch(`${await edge([new URL(second.origin)], false)}/oauth2/authorization/company`);
    expect([response.status, await response.json()]).toMatchObject([503, { errorKey: 'command.unreachable' }]);
    expect(circles).toBe(1);
  });

  it('fails without services, and limits the wait for a response', async () => {
    expect((await fetch(await edge([closedPort], true, hasty), { method: 'POST', body: 'x' })).status).toBe(503);
    const { url } = await started(() => {});
    expect((await fetch(await edge([url], true, hasty), { method: 'POST', body: 'x' })).status).toBe(503);
  });

  it('streams large bodies in both directions', async () => {
    const piece = Buffer.alloc(256 * 1024, 'x');
    const pieces = 40;
    const { url } = await started((request, response) => {
      let size = 0;
      // The response starts before the request has ended.
      response.write(piece);
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => response.end(String(size)));
    });
    const body = new ReadableStream({
      start: (controller) => {
        for (let count = 0; count < pieces; count += 1) controller.enqueue(piece);
        controller.close();
      },
    });
    const response = await fetch(await edge([closedPort, url]), {
      method: 'PUT',
      body,
      duplex: 'half',
    } as never);
    const answer = await response.text();
    expect(answer.slice(piece.length)).toBe(String(piece.length * pieces));
  });

  it('breaks the response off where the service does', async () => {
    const { url } = await started((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const response = await fetch(await edge([url]));
    await expect(response.text()).rejects.toThrow();
  });
});
