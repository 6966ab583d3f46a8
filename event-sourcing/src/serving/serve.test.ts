import { Failure } from '@clearbench/contracts/failure';
import { route } from '@clearbench/contracts/route';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { z } from 'zod';
import { frozenClock } from '../clock.ts';
import { jobOwnerNow } from '../job-owner.ts';
import type { Endpoint } from './endpoint.ts';
import { problemReply } from './problem-reply.ts';
import { mount, serve } from './serve.ts';
import { writtenReply } from './written-reply.ts';

const lend = route({
  name: 'lend',
  summary: 'Lends a book.',
  side: 'command',
  method: 'POST',
  path: '/api/books/:bookId/',
  allow: 'anyone',
  params: z.object({ bookId: z.string() }),
  query: z.object({ days: z.coerce.number().int().max(30).default(14) }),
  body: z.object({ reader: z.string().min(2).max(200, 'file.badName') }),
  reply: z.object({}).loose(),
  errors: [],
});
const edit = route({ ...lend, name: 'edit', method: 'PUT', ifMatch: 'optional' });
const newest = route({
  name: 'newest',
  summary: 'The newest book.',
  side: 'query',
  method: 'GET',
  path: '/api/books/newest',
  allow: 'anyone',
  reply: z.object({}).loose(),
  errors: [],
});
const page = route({ ...newest, name: 'page', path: '/api/books/page', reply: z.string(), replyType: 'text/plain' });
const written = route({ ...newest, name: 'written', path: '/api/books/written' });
const crowded = route({ ...lend, name: 'crowded', method: 'PATCH' });
const owned = route({ ...newest, name: 'owned', path: '/api/books/owner', allow: 'signedIn', scope: 'read' });
const broken = route({ ...lend, name: 'broken', method: 'DELETE' });

const reported: unknown[] = [];
let pagesRead = 0;

async function* aPage() {
  pagesRead += 1;
  yield new TextEncoder().encode('Call me Ishmael.');
}

const serialized = writtenReply({ title: 'Moby Dick', chapters: Array(135).fill('a chapter') });

const endpoints: Endpoint[] = [
  serve(
    lend,
    async ({ params, query, body, at }) => ({ reply: { ...params, ...query, ...body, at }, position: 7 }),
    frozenClock('2026-01-01T00:00:00Z'),
  ),
  serve(edit, async ({ ifMatch }) => ({ reply: { ifMatch }, etag: (ifMatch ?? 0) + 1 })),
  serve(newest, async () => ({ reply: { newest: true } })),
  serve(owned, async () => ({ reply: jobOwnerNow() })),
  serve(page, async () => ({ stream: aPage(), etag: 'one', headers: { 'Content-Length': '16' } })),
  serve(written, async () => ({ written: serialized })),
  serve(crowded, async ({ query }) => {
    throw new Failure('request.tooMany', { seconds: query.days });
  }),
  serve(broken, async () => {
    throw new Error('a secret of the house');
  }),
];

describe('serve', () => {
  let server: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    const app = express()
      .use(mount(endpoints, ({ name }) => (name === 'edit' ? [guard] : name === 'owned' ? [asAda] : [])))
      .use(problemReply((error) => reported.push(error)));
    server = await onAPort(app);
  });
  afterAll(() => server.stop());

  const guard: express.RequestHandler = (request, _response, next) => {
    if (request.get('X-Key') !== 'open') throw new Failure('session.missing');
    next();
  };
  const asAda: express.RequestHandler = (_request, response, next) => {
    response.locals.principal = { user: { userId: 'ada' } };
    next();
  };
  const call = (
    method: string,
    path: string,
    body: unknown = { reader: 'Ada' },
    headers: Record<string, string> = {},
  ) =>
    fetch(server.origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) }),
    });

  it('passes the parsed parts, and returns the position', async () => {
    const response = await call('POST', '/api/books/b1/?days=3');
    expect(response.headers.get('X-Position')).toBe('7');
    expect(await response.json()).toEqual({ bookId: 'b1', days: 3, reader: 'Ada', at: '2026-01-01T00:00:00Z' });
  });
  it('counts the jobs of a call for the account of the caller', async () =>
    expect(await (await call('GET', '/api/books/owner')).json()).toEqual({ account: 'ada', priority: 'interactive' }));
  it('accepts a path with and without trailing slash', async () =>
    expect((await call('POST', '/api/books/b1')).status).toBe(200));
  it('prefers a fixed path to one with parameters', async () =>
    expect(await (await call('GET', '/api/books/newest')).json()).toEqual({ newest: true }));
  it.each([
    ['/api/books/b1/?days=99', { reader: 'Ada' }, '/query/days'],
    ['/api/books/b1/', { reader: 'A' }, '/body/reader'],
    ['/api/books/b1/', {}, '/body/reader'],
  ])('reports the place of the error: %s %j', async (path, body, place) => {
    const response = await call('POST', path, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ errorKey: 'request.invalid', place, status: 400 });
  });
  it('answers with the error key of a schema', async () => {
    const response = await call('POST', '/api/books/b1/', { reader: 'A'.repeat(201) });
    expect(await response.json()).toMatchObject({ errorKey: 'file.badName', place: '/body/reader', params: {} });
  });
  it('refuses a body above the largest size', async () => {
    const response = await call('POST', '/api/books/b1/', { reader: 'A'.repeat(12 * 1024 * 1024) });
    expect(await response.json()).toMatchObject({ status: 400, errorKey: 'request.tooLarge' });
  });
  it('reads the edited version from If-Match', async () => {
    const open = { 'X-Key': 'open' };
    expect(await (await call('PUT', '/api/books/b1/', undefined, open)).json()).toEqual({});
    expect(await (await call('PUT', '/api/books/b1/', undefined, { ...open, 'If-Match': '*' })).json()).toEqual({});
    for (const bad of ['4', '"four"', '"1", "2"', '""', '"9999999999999999"'])
      expect(await (await call('PUT', '/api/books/b1/', undefined, { ...open, 'If-Match': bad })).json()).toMatchObject(
        {
          status: 400,
          errorKey: 'request.ifMatchInvalid',
          place: '/header/If-Match',
        },
      );
    const response = await call('PUT', '/api/books/b1/', undefined, { ...open, 'If-Match': '"4"' });
    expect(response.headers.get('ETag')).toBe('"5"');
    expect(await response.json()).toEqual({ ifMatch: 4 });
  });
  it('neither sends nor reads a document that the client has', async () => {
    const whole = await call('GET', '/api/books/page');
    expect([whole.status, await whole.text(), whole.headers.get('ETag')]).toEqual([200, 'Call me Ishmael.', '"one"']);
    for (const known of ['"one"', 'W/"one"', '"other", "one"', '*']) {
      const same = await call('GET', '/api/books/page', undefined, { 'If-None-Match': known });
      expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', '"one"']);
    }
    expect(pagesRead).toBe(1);
    expect((await call('GET', '/api/books/page', undefined, { 'If-None-Match': '"other"' })).status).toBe(200);
  });
  it('sends a serialised reply unchanged, and compressed to clients that accept it', async () => {
    const sent = async (encoding: string) => {
      const response = await call('GET', '/api/books/written', undefined, { 'Accept-Encoding': encoding });
      const { headers } = response;
      expect(await response.json()).toMatchObject({ title: 'Moby Dick' });
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      return [headers.get('Content-Encoding'), Number(headers.get('Content-Length'))];
    };
    const { length } = await serialized.gzipped();
    expect(length).toBeLessThan(serialized.plain.length);
    expect(await sent('identity')).toEqual([null, serialized.plain.length]);
    expect(await sent('gzip, br')).toEqual(['gzip', length]);
    expect(await sent('gzip;q=0')).toEqual([null, serialized.plain.length]);
  });
  it('answers HEAD with headers only', async () => {
    const response = await call('HEAD', '/api/books/written', undefined, { 'Accept-Encoding': 'identity' });
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(serialized.plain.length)]);
    expect(await response.text()).toBe('');
  });
  it('parses a repeated query to the same result', async () => {
    const days = async (query: string) =>
      ((await (await call('POST', `/api/books/b1/${query}`)).json()) as { days: unknown }).days;
    for (const _time of [1, 2]) {
      expect(await days('')).toBe(14);
      expect(await days('?days=3')).toBe(3);
      expect(await days('?days=99')).toBeUndefined();
    }
  });
  it('runs the guard first', async () => expect((await call('PUT', '/api/books/b1/', 'rubbish')).status).toBe(401));
  it('refuses a body that is not JSON', async () => {
    const response = await fetch(`${server.origin}/api/books/b1/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(await response.json()).toMatchObject({ status: 400, errorKey: 'request.invalid' });
  });
  it('names an unsupported content encoding', async () => {
    const response = await call('POST', '/api/books/b1/', { reader: 'Ada' }, { 'Content-Encoding': 'compress' });
    expect(await response.json()).toMatchObject({
      status: 415,
      errorKey: 'request.encoding',
      params: { encoding: 'compress' },
    });
  });
  it('sends Retry-After', async () => {
    const response = await call('PATCH', '/api/books/b1/?days=7');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(await response.json()).toMatchObject({ errorKey: 'request.tooMany', params: { seconds: 7 } });
  });
  it('hides its own errors from clients and reports them', async () => {
    const response = await call('DELETE', '/api/books/b1/');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('server_error');
    expect(text).not.toContain('secret');
    expect(reported).toHaveLength(1);
  });
});
