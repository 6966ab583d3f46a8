import type { Principal } from '@clearbench/contracts/session/principal';
import type { SessionEndReason } from '@clearbench/contracts/session/session-end';
import type { PrincipalOf } from './ports.ts';
import { hasEnded } from './session/session-id.ts';
import type { Session, Sessions } from './session/sessions.ts';

/** The principal of a request, or the error key for an unknown one. */
export type RequestPrincipal =
  | { readonly principal: Principal; readonly session: Session }
  | { readonly errorKey: 'session.missing' | 'session.expired'; readonly reason: SessionEndReason };

export type RequestPrincipalOf = (cookieHeader: string | undefined) => Promise<RequestPrincipal>;

/** The reason for an early end: this session or all sessions were ended, or the account is newer than the session. */
const earlyEndReason = (
  { sessionId, startedAt }: Session,
  { endedSessions, sessionsEndedAt, sessionsEndedBy, signedUpAt }: Principal['user'],
): SessionEndReason | undefined => {
  if (startedAt < Date.parse(signedUpAt)) return 'accountDeleted';
  if (sessionsEndedAt !== undefined && startedAt <= Date.parse(sessionsEndedAt))
    return sessionsEndedBy === 'administrator' ? 'endedByAdministrator' : 'endedByUser';
  return hasEnded(endedSessions, sessionId) ? 'signedOut' : undefined;
};

/** The current principal of a cookie header. */
export const requestPrincipals =
  (sessions: Pick<Sessions, 'read'>, principalOf: PrincipalOf): RequestPrincipalOf =>
  async (cookieHeader) => {
    const reading = await sessions.read(cookieHeader);
    if (reading.status !== 'live')
      return { errorKey: reading.status === 'none' ? 'session.missing' : 'session.expired', reason: reading.reason };
    const { session } = reading;
    const principal = await principalOf(session);
    // The session of a deleted account counts as expired, because signing in again helps.
    const reason = principal ? earlyEndReason(session, principal.user) : 'accountDeleted';
    if (!principal || reason) return { errorKey: 'session.expired', reason: reason ?? 'accountDeleted' };
    return { principal, session };
  };
