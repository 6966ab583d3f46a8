import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { allowInnerCalls } from '@clearbench/hosting/serving/inner-calls';
import express from 'express';
import { pages } from './pages.ts';

/** Draws what the API returns for the visitor. */
const code = `export const drawPage = async ({ address, languages, call, textsIn }) => {
  if (address.endsWith('broken')) throw new Error('broken');
  if (address.endsWith('late')) return new Promise(() => undefined);
  const { status, text } = await call({ method: 'GET', url: '/api/name', headers: {} });
  if (status !== 200) return undefined;
  const { hello } = await textsIn(languages[0]);
  return { language: languages[0], markup: '<p>' + hello + '</p>', answers: [{ call: 'GET /api/name', text }] };
};`;

describe('a page that the server draws', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-drawn-'));
  const reports: unknown[] = [];
  let milliseconds = 0;
  let server: Awaited<ReturnType<typeof onAPort>>;
  /** A minute later: as many pages are drawn as at the start. */
  beforeEach(() => {
    milliseconds += 60_000;
  });

  beforeAll(async () => {
    mkdirSync(join(folder, '.vite'));
    const write = (name: string, content: string): void => writeFileSync(join(folder, '.vite', name), content);
    write('files.html', '<html lang="en"><body><div id="root"></div></body></html>');
    write('early-pages.json', JSON.stringify([{ addresses: '^/files', file: 'files.html', isDrawn: true }]));
    write('draw-page.mjs', code);
    const textsIn = async (language: string) => ({ hello: `$& ${language}` });
    const app = express();
    app.get('/api/name', ({ headers }, response) => {
      if (!headers.cookie?.includes('session=valid')) return void response.status(401).end();
      response.append('Set-Cookie', 'token=1; Path=/').append('Set-Cookie', 'token=2; Path=/').json('</script><b>');
    });
    app.use(
      pages(
        {
          speak: async (page) => page,
          textsIn,
          sessionCookie: 'session',
          report: (error) => void reports.push(error),
          now: () => milliseconds,
        },
        folder,
      ),
    );
    allowInnerCalls(app, app);
    server = await onAPort(app);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, cookie: string, method = 'GET') => {
    const headers = { 'Accept-Language': 'de', ...(cookie ? { Cookie: cookie } : {}) };
    const reply = await fetch(server.origin + path, { method, headers });
    return { text: await reply.text(), of: (name: string) => reply.headers.get(name) };
  };
  const plain = '<html lang="en"><body><div id="root"></div></body></html>';

  it('has the content and the replies for its visitor, which nothing keeps', async () => {
    const { text, of } = await ask('/files', 'session=valid');
    expect(text).toContain('<html lang="de" data-first-screen="drawn">');
    expect(text).toContain('<div id="first-screen" inert aria-hidden="true"><p>$& de</p></div>');
    expect(of('Cache-Control')).toBe('no-store');
    expect(of('Set-Cookie')).toBe('token=2; Path=/');
  });

  it('cannot be left by a reply that contains the end of a script', async () => {
    const { text } = await ask('/files', 'session=valid');
    const [, json = ''] = /type="application\/json">(.*)<\/script><\/body>/.exec(text) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual([{ call: 'GET /api/name', text: '"</script><b>"' }]);
  });

  it('is sent without content to a visitor without a session, or with one that ended', async () => {
    for (const cookie of ['', 'other=valid', 'session=ended']) {
      const { text, of } = await ask('/files', cookie);
      expect(text).toBe(plain);
      expect(of('Cache-Control')).toBe('no-cache');
      expect(of('Set-Cookie')).toBeNull();
    }
    expect((await ask('/files', 'session=valid', 'HEAD')).of('Cache-Control')).toBe('no-cache');
  });

  it('is sent without content where it cannot be drawn, or not in time', async () => {
    expect(reports).toEqual([]);
    expect((await ask('/files/broken', 'session=valid')).text).toBe(plain);
    expect(reports).toEqual([new Error('broken')]);
    expect((await ask('/files/late', 'session=valid')).text).toBe(plain);
  });

  const drawnOf = async (cookies: readonly string[]): Promise<number> => {
    const texts = await Promise.all(cookies.map(async (cookie) => (await ask('/files', cookie)).text));
    return texts.filter((text) => text !== plain).length;
  };

  it('is sent without content to a visitor who opens it often; others still get theirs', async () => {
    expect(await drawnOf(new Array<string>(12).fill('session=valid'))).toBe(5);
    expect(await drawnOf(['session=valid2'])).toBe(1);
    milliseconds += 2_000;
    expect(await drawnOf(['session=valid', 'session=valid'])).toBe(1);
  });

  it('is sent without content where many visitors open it at once', async () => {
    const visitors = Array.from({ length: 30 }, (_, index) => `session=valid${index}`);
    expect(await drawnOf(visitors)).toBe(20);
  });
});
