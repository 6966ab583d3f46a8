import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOutRoute } from '@clearbench/contracts/session/routes';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import express, { type RequestHandler, type Response } from 'express';
import { userEndpoints } from './user-endpoints.ts';

/** Lets everybody in as the same person. */
const asTester: RequestHandler = (_request, response, next) => {
  response.locals.principal = { sessionId: 's1', user: { userId: 'u1' } };
  next();
};

it('signing out clears the cookies and ends this very session', async () => {
  const ended: unknown[] = [];
  const app = express();
  const endpoints = userEndpoints({
    sessions: { clear: (response: Response) => void response.clearCookie('session') },
    signOut: async (session) => void ended.push(session),
  });
  app.use(mount(endpoints, () => [asTester]));
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${signOutRoute.path}`, { method: 'POST' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expect(response.headers.get('Set-Cookie')).toMatch(/^session=; .*1970/);
  expect(ended).toEqual([{ userId: 'u1', sessionId: 's1' }]);
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
