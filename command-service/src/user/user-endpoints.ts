import type { Sessions } from '@clearbench/access/session/sessions';
import { signOutRoute } from '@clearbench/contracts/session/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';

type Parts = {
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly signOut: (session: { userId: string; sessionId: string }) => Promise<void>;
};

/** The commands of users for their session. */
export const userEndpoints = ({ sessions, signOut }: Parts): Endpoint[] => [
  serve(signOutRoute, async ({ principal, response }) => {
    // The cookie is cleared first, so that this browser drops the session even if the log is unavailable.
    sessions.clear(response);
    await signOut({ userId: principal.user.userId, sessionId: principal.sessionId });
    return { reply: {} };
  }),
];
