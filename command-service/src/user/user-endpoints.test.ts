import { signOutRoute } from '@clearbench/contracts/session/routes';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import type { Response } from 'express';
import { userEndpoints } from './user-endpoints.ts';

const ended: unknown[] = [];
const { send } = servedEndpoints(
  () =>
    userEndpoints({
      sessions: { clear: (response: Response) => void response.clearCookie('session') },
      signOut: async (session) => void ended.push(session),
    }),
  () => ({ sessionId: 's1', user: { userId: 'u1' } }),
);

it('signing out clears the cookies and ends this session', async () => {
  const response = await send('POST', signOutRoute.path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expect(response.headers.get('Set-Cookie')).toMatch(/^session=; .*1970/);
  expect(ended).toEqual([{ userId: 'u1', sessionId: 's1' }]);
});
