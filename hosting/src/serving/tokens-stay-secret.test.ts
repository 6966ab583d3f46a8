import { Writable } from 'node:stream';
import { linkPaths } from '@clearbench/access/links/links';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { pino } from 'pino';
import { requestLog } from './request-log.ts';

describe('request log', () => {
  it.each(Object.values(linkPaths))('contains the path %s without the token', async (path) => {
    const lines: string[] = [];
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const out = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
        resolve();
      },
    });
    const app = express().use(requestLog(pino({ level: 'trace' }, out)), (_request, response) => void response.end());
    const { origin, stop } = await onAPort(app);
    await fetch(`${origin}${path}?token=hush-hush`, { headers: { Referer: `${path}?token=hush-hush` } });
    await written;
    expect(lines.join('')).toContain(`"url":"${path}"`);
    expect(lines.join('')).not.toContain('hush');
    await stop();
  });
});
