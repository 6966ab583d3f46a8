import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerParent } from '../child.ts';

/** Bare Express that reads a text, does nothing with it, and sends these bytes; answers with its origin. */
answerParent<{ reply: string }>(({ reply }) => {
  const app = express().disable('x-powered-by').set('etag', false);
  app.post('/{*path}', express.raw({ type: 'application/xml' }), (_request, response) => {
    response.type('json').send(reply);
  });
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
});
