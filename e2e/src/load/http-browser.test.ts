import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { httpBrowser } from './http-browser.ts';

const answering = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.url === '/closes')
    return void response.end('{}', () => setImmediate(() => request.socket.resetAndDestroy()));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method, url, headers } = request;
  const text = JSON.stringify([method, url, headers.cookie, headers['x-asked'], Buffer.concat(parts).toString()]);
  response.writeHead(201, { 'X-Position': '7', 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
  response.end(gzipSync(text));
};

describe('low-cost browser', () => {
  const server = createServer((...call) => void answering(...call));
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  it('sends requests of the signed-in user, and reads compressed responses', async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const visitor = browser(origin);
    visitor.setCookie('session', 'mine');
    const { request } = httpBrowser(origin, visitor);
    const posted = await request('/api/files?a=b', { method: 'POST', headers: { 'X-Asked': 'yes' }, body: 'Zürich' });
    expect([posted.status, posted.headers.get('X-Position')]).toEqual([201, '7']);
    expect(await posted.json()).toEqual(['POST', '/api/files?a=b', 'session=mine', 'yes', 'Zürich']);
    for (let time = 0; time < 20; time += 1) expect((await request('/closes')).status).toBe(200);
    expect(await (await request('/api')).json()).toEqual(['GET', '/api', 'session=mine', null, '']);
  });
});
