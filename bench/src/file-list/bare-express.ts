import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerParent } from '../child.ts';

/** Express with one route that sends fixed bytes; answers with its address. */
answerParent<{ type: string; text: string }>(({ type, text }) => {
  const bytes = Buffer.from(text);
  const app = express().disable('x-powered-by').set('etag', false);
  app.get('/', (_request, response) => void response.type(type).send(bytes));
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    );
  });
});
