import type { Principal } from '@clearbench/contracts/session/principal';
import type { PrincipalOf } from './ports.ts';
import { hasEnded } from './session/session-id.ts';
import type { Session, Sessions } from './session/sessions.ts';

/** Who a request comes from: somebody known, or nobody and why. */
export type Visit =
  | { readonly principal: Principal; readonly session: Session }
  | { readonly nobody: 'session.missing' | 'session.expired' };

export type VisitOf = (cookieHeader: string | undefined) => Promise<Visit>;

/** Whether a session is over early: ended on the server, alone or with all others, or begun before the account there is. */
const isOver = (
  { sessionId, startedAt }: Session,
  { endedSessions, sessionsEndedAt = '', signedUpAt }: Principal['user'],
): boolean =>
  hasEnded(endedSessions, sessionId) ||
  // NaN where nobody ever ended them: nothing is before that.
  startedAt <= Date.parse(sessionsEndedAt) ||
  startedAt < Date.parse(signedUpAt);

/** From a cookie header to the person as they stand now. */
export const visitors =
  (sessions: Pick<Sessions, 'read'>, principalOf: PrincipalOf): VisitOf =>
  async (cookieHeader) => {
    const reading = await sessions.read(cookieHeader);
    if (reading.status !== 'live') return { nobody: reading.status === 'none' ? 'session.missing' : 'session.expired' };
    const { session } = reading;
    const principal = await principalOf(session);
    // A session of somebody who is not there (any more) is treated like one that is over: signing in again helps.
    if (!principal || isOver(session, principal.user)) return { nobody: 'session.expired' };
    return { principal, session };
  };
