import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { pages } from './pages.ts';
import type { SpokenPage } from './spoken-page.ts';

const script = 'export const answer = 42;\n'.repeat(200);

describe('the built pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-pages-'));
  let server: Awaited<ReturnType<typeof onAPort>>;
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  beforeAll(async () => {
    const speak: SpokenPage = async (page, languages) => {
      asked.push(languages.length);
      const [language = ''] = languages;
      if (language === 'fr') throw new Error('no texts');
      return page.replace('{{language}}', language);
    };
    // The first start of the product builds the pages later than this.
    const router = pages(
      { speak, textsIn: async () => ({}), sessionCookie: 'session', report: () => undefined },
      folder,
    );
    write('index.html', 'every address');
    write('.vite/login.html', 'sign in, {{language}}');
    write('.vite/files.html', 'files');
    write(
      '.vite/early-pages.json',
      JSON.stringify([
        { addresses: '^/login$', file: 'login.html' },
        { addresses: '^/files$', file: 'files.html' },
      ]),
    );
    write('assets/both-1.js', script);
    write('assets/both-1.js.br', brotliCompressSync(script));
    write('assets/plain-1.js', 'short');
    server = await onAPort(express().use(router));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const asked: number[] = [];
  const ask = async (path: string, accepted = 'gzip, deflate, br', language = 'de') => {
    const sent = { 'Accept-Encoding': accepted, 'Accept-Language': language };
    const response = await fetch(server.origin + path, { headers: sent });
    const { headers, status } = response;
    const of = (name: string) => headers.get(name);
    return { status, text: await response.text(), packed: of('Content-Encoding'), type: of('Content-Type'), of };
  };

  it('send the compressed form of a script, cached for a year', async () => {
    const reply = await ask('/assets/both-1.js');
    expect(reply).toMatchObject({ status: 200, text: script, packed: 'br', type: 'text/javascript; charset=utf-8' });
    expect(Number(reply.of('Content-Length'))).toBeLessThan(script.length);
    expect(reply.of('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(reply.of('Vary')).toBe('Accept-Encoding');
  });

  it('send a script as it is to clients that do not accept the compressed form, and where there is none', async () => {
    const plain = await ask('/assets/both-1.js', 'gzip');
    expect(plain).toMatchObject({ status: 200, text: script, packed: null });
    expect(plain.of('Vary')).toBe('Accept-Encoding');
    expect(await ask('/assets/plain-1.js')).toMatchObject({ status: 200, text: 'short', packed: null });
    expect(await ask('/assets/missing-1.js')).toMatchObject({ status: 404 });
  });

  it('send the page of an address, and one page for every other address', async () => {
    expect(await ask('/login')).toMatchObject({ text: 'sign in, de', type: 'text/html; charset=utf-8' });
    expect(await ask('/files')).toMatchObject({ text: 'files', type: 'text/html; charset=utf-8' });
    expect((await ask('/login')).of('Cache-Control')).toBe('no-cache');
    expect(await ask('/profile')).toMatchObject({ text: 'every address' });
    expect(await ask('/api/unknown')).toMatchObject({ status: 404 });
  });

  it('look up ten languages at most, however many a client names', async () => {
    await ask('/login', 'br', Array.from({ length: 1_000 }, (_, at) => `x${at}`).join());
    expect(asked.at(-1)).toBe(10);
  });

  it('send the page without its texts while these cannot be read', async () =>
    expect(await ask('/login', 'br', 'fr')).toMatchObject({ status: 200, text: 'every address' }));
});
