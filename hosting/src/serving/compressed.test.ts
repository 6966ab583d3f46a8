import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { compressed } from './compressed.ts';

const lines = Array.from({ length: 2_000 }, (_, line) => `<Nm>Somebody ${line % 97}</Nm>`).join('\n');

describe('compressed replies', () => {
  let server: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    const tell: express.RequestHandler = (_request, response) => void response.type('text').send(lines);
    const short: express.RequestHandler = (_request, response) => void response.type('text').send('a'.repeat(4_000));
    server = await onAPort(
      express().use(compressed()).get('/api/text', tell).get('/api/short', short).get('/page', tell),
    );
  });
  afterAll(() => server.stop());

  const ask = async (path: string, accepted: string) => {
    const response = await fetch(server.origin + path, { headers: { 'Accept-Encoding': accepted } });
    return { text: await response.text(), packed: response.headers.get('Content-Encoding') };
  };

  it.each(['/api/text', '/page'])('decompress to the original for %s', async (path) => {
    expect(await ask(path, 'br')).toEqual({ text: lines, packed: 'br' });
    expect(await ask(path, 'gzip')).toEqual({ text: lines, packed: 'gzip' });
    expect(await ask(path, 'identity')).toEqual({ text: lines, packed: null });
  });

  it('are not compressed if they are short', async () =>
    expect(await ask('/api/short', 'gzip')).toEqual({ text: 'a'.repeat(4_000), packed: null }));
});
