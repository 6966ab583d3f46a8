import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { allowInnerCalls, innerCallsOf } from './inner-calls.ts';

describe('calls of the API by its own process', () => {
  const app = express().use(express.json());
  let server: Awaited<ReturnType<typeof onAPort>>;

  beforeAll(async () => {
    app.post('/api/visitor', ({ body, headers, ip }, response) => {
      response.cookie('token', 'new').json({ body, cookie: headers.cookie, language: headers['accept-language'], ip });
    });
    app.get('/api/closed', (_, response) => void response.status(403).json({ errorKey: 'access.forbidden' }));
    app.get('/page', async (request, response) => {
      const call = innerCallsOf(request);
      if (!call) return void response.json('none');
      const headers = { 'Content-Type': 'application/json' };
      const visitor = await call({ method: 'POST', url: '/api/visitor', headers, body: '{"a":1}' });
      const closed = await call({ method: 'GET', url: '/api/closed', headers: {} });
      response.json({ visitor, closed: closed.status });
    });
    server = await onAPort(app);
  });
  afterAll(() => server.stop());

  const page = async (): Promise<unknown> =>
    (await fetch(`${server.origin}/page`, { headers: { Cookie: 'session=1', 'Accept-Language': 'de' } })).json();

  it('do not exist before the pipeline allows them', async () => expect(await page()).toBe('none'));

  it('are made as the visitor of the page, and pass the handlers of the API', async () => {
    allowInnerCalls(app, app);
    const { visitor, closed } = (await page()) as { visitor: { text: string; cookies: string[] }; closed: number };
    expect(JSON.parse(visitor.text)).toMatchObject({ body: { a: 1 }, cookie: 'session=1' });
    expect(JSON.parse(visitor.text)).toHaveProperty('ip', expect.stringContaining('127.0.0.1'));
    expect(JSON.parse(visitor.text)).not.toHaveProperty('language');
    expect(visitor.cookies).toEqual(['token=new; Path=/']);
    expect(closed).toBe(403);
  });
});
