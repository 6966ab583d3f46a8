import type { Sessions } from '@clearbench/access/session/sessions';
import { signOutRoute } from '@clearbench/contracts/session/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';

type Parts = {
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly signOut: (session: { userId: string; sessionId: string }) => Promise<void>;
};

/** What a user may order for themselves. */
export const userEndpoints = ({ sessions, signOut }: Parts): Endpoint[] => [
  serve(signOutRoute, async ({ principal, response }) => {
    // The cookie goes first: should the log be out of reach, at least this browser has let go of the session.
    sessions.clear(response);
    await signOut({ userId: principal.user.userId, sessionId: principal.sessionId });
    return { reply: {} };
  }),
];
