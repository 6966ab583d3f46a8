import { onAPort } from '@clearbench/event-sourcing/serving/on-a-port';
import express from 'express';
import { compressed } from './compressed.ts';

const lines = Array.from({ length: 2_000 }, (_, line) => `<Nm>Somebody ${line % 97}</Nm>`).join('\n');

describe('what goes over the wire', () => {
  let door: Awaited<ReturnType<typeof onAPort>>;
  beforeAll(async () => {
    const tell: express.RequestHandler = (_request, response) => void response.type('text').send(lines);
    door = await onAPort(express().use(compressed()).get('/api/text', tell).get('/page', tell));
  });
  afterAll(() => door.stop());

  const ask = async (path: string, accepted: string) => {
    const response = await fetch(door.origin + path, { headers: { 'Accept-Encoding': accepted } });
    return { text: await response.text(), packed: response.headers.get('Content-Encoding') };
  };

  it.each(['/api/text', '/page'])('is packed as the reader of %s can read it, and says the same', async (path) => {
    expect(await ask(path, 'br')).toEqual({ text: lines, packed: 'br' });
    expect(await ask(path, 'gzip')).toEqual({ text: lines, packed: 'gzip' });
    expect(await ask(path, 'identity')).toEqual({ text: lines, packed: null });
  });
});
