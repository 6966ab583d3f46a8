import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { commandIdHeader } from '@clearbench/contracts/header-names';
import { onAPort } from '@clearbench/event-sourcing/serving/on-a-port';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import express from 'express';
import { commandServices } from './command-services.ts';
import { forwarding } from './forward.ts';

const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

type Answer = (...asked: Parameters<RequestListener>) => unknown;

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

/** An address nobody listens on. */
const nobody = async (): Promise<URL> => {
  const { server, url } = await started(() => {});
  await new Promise((resolve) => server.close(resolve));
  return url;
};

const patient = { connect: 5_000, silence: 10_000, search: 10_000 };
const hasty = { connect: 300, silence: 300, search: 300 };

const edge = async (urls: readonly URL[], mayRepeat = true, patience = patient) => {
  const forward = forwarding(commandServices(urls), patience);
  const door = await onAPort(
    express().use(
      forward(mayRepeat),
      problemReply(() => {}),
    ),
  );
  opened.push(door);
  return door.origin;
};

const says =
  (what: string): Answer =>
  (request, response) => {
    request.resume().on('end', () => response.end(what));
  };

describe('handing on', () => {
  it('brings a request there and the answer back, and says who is behind it', async () => {
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

  it('goes to all in turn, and past one that is away', async () => {
    const [one, other] = [await started(says('one')), await started(says('other'))];
    const origin = await edge([one.url, await nobody(), other.url]);
    const answers: string[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await (await fetch(origin, { method: 'POST' })).text());
    expect(new Set(answers)).toEqual(new Set(['one', 'other']));
  });

  it('sends a command again, as the same one, when its answer was lost', async () => {
    const heard: string[][] = [];
    const { url } = await started(async (request, response) => {
      heard.push([String(request.headers[commandIdHeader.toLowerCase()]), await text(request)]);
      if (heard.length === 1) response.socket?.destroy();
      else response.end('done');
    });
    const origin = await edge([url]);
    expect(await (await fetch(origin, { method: 'POST', body: 'order' })).text()).toBe('done');
    expect(heard).toHaveLength(2);
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[0]?.[0]).toMatch(/^[\w-]{8,64}$/);
  });

  it('sends what is done anew each time once only', async () => {
    let asked = 0;
    const { url } = await started((_, response) => {
      asked += 1;
      response.socket?.destroy();
    });
    const response = await fetch(await edge([url], false));
    expect([response.status, asked]).toEqual([503, 1]);
    expect(await response.json()).toMatchObject({ errorKey: 'command.unreachable' });
  });

  it('asks another one where one is only about to begin', async () => {
    const beginning = await started((_, response) => void response.writeHead(503, { 'Retry-After': '1' }).end());
    const ready = await started(says('ready'));
    const origin = await edge([ready.url, beginning.url]);
    expect(await (await fetch(origin)).text()).toBe('ready');
    expect(await (await fetch(origin)).text()).toBe('ready');
  });

  it('does not go round in a circle where a query service is named', async () => {
    let circles = 0;
    const forward = forwarding(commandServices([await nobody()]), hasty, undefined, () => {
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

  it('says that nobody is there, and does not wait for ever for an answer', async () => {
    expect((await fetch(await edge([await nobody()], true, hasty), { method: 'POST', body: 'x' })).status).toBe(503);
    const { url } = await started(() => {});
    expect((await fetch(await edge([url], true, hasty), { method: 'POST', body: 'x' })).status).toBe(503);
  });

  it('lets large things through in pieces, both ways', async () => {
    const piece = Buffer.alloc(256 * 1024, 'x');
    const pieces = 40;
    const { url } = await started((request, response) => {
      let size = 0;
      // The answer begins while the request still comes.
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
    const response = await fetch(await edge([await nobody(), url]), { method: 'PUT', body, duplex: 'half' } as never);
    const answer = await response.text();
    expect(answer.slice(piece.length)).toBe(String(piece.length * pieces));
  });

  it('breaks off an answer that breaks off', async () => {
    const { url } = await started((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const response = await fetch(await edge([url]));
    await expect(response.text()).rejects.toThrow();
  });
});
