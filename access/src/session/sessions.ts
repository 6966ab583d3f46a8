import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { Request, Response } from 'express';
import { cookieOptions, readCookie } from '../cookies.ts';
import { millisecondsOf } from '../milliseconds.ts';
import type { Clock, SessionOwner } from '../ports.ts';
import { remembered } from '../remembered-seal.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';
import { sessionCookieName } from './session-cookie.ts';
import { newSessionId } from './session-id.ts';
import { xsrfTokens } from './xsrf-tokens.ts';

/** The session in a cookie; milliseconds since 1970. */
export type Session = SessionOwner & { readonly startedAt: number; readonly seenAt: number };

/** The result of reading a cookie header: a valid session, an ended one, or none. */
export type SessionReading =
  | { readonly status: 'live'; readonly session: Session }
  | { readonly status: 'expired'; readonly reason: 'idle' | 'lifetime' }
  | { readonly status: 'none'; readonly reason: 'missing' | 'unreadable' };

export type Sessions = {
  /** Accepts a raw header, so that it also works for upgrade requests of the live connection. */
  read(cookieHeader: string | undefined): Promise<SessionReading>;
  /** Starts a session with a new id, whatever cookie the request has. */
  start(response: Response, userId: string): Promise<Session>;
  /** Records the use of a session; it writes a cookie at intervals only, and returns undefined in between. */
  touch(response: Response, session: Session): Promise<void> | undefined;
  /** Clears the cookies of the session and of its XSRF token. */
  clear(response: Response): void;
  /** Issues an XSRF token for this session, or for a visitor without one, unless the browser has a valid one. */
  offerXsrfToken(request: Request, response: Response, sessionId: string | undefined): void;
  hasGoodXsrfToken(request: Request, sessionId: string | undefined): boolean;
};

type Settings = Pick<AccessSettings, 'publicUrl' | 'secret' | 'sessionIdle' | 'sessionLifetime'>;

/** The cookie outlives an idle session by this time, so that the server can report why the session ended. */
const gracePeriod = millisecondsPerDay;

/** The cookie is renewed when this share of the idle time has passed. */
const touchShare = 0.05;

const sessionIn = ({ sid, sub, started, seen }: Readonly<Record<string, unknown>>): Session => ({
  sessionId: String(sid),
  userId: String(sub),
  startedAt: Number(started),
  seenAt: Number(seen),
});

/** Sessions in one encrypted cookie; the server stores only which sessions were ended early. */
export const sessionsIn = (settings: Settings, clock: Clock): Sessions => {
  const { publicUrl, secret, sessionIdle, sessionLifetime } = settings;
  const seal = remembered(sealFor(secret, 'session'));
  const xsrf = xsrfTokens(settings);
  const name = sessionCookieName(publicUrl);
  const options = { ...cookieOptions(publicUrl), httpOnly: true };
  const now = millisecondsOf(clock);

  const write = async (response: Response, { sessionId, userId, startedAt, seenAt }: Session) => {
    const value = await seal.close({ sub: userId, sid: sessionId, started: startedAt, seen: seenAt });
    response.cookie(name, value, { ...options, maxAge: sessionIdle + gracePeriod });
  };

  return {
    read: async (cookieHeader) => {
      const cookie = readCookie(cookieHeader, name) ?? '';
      const facts = await seal.open(cookie);
      if (!facts) return { status: 'none', reason: cookie === '' ? 'missing' : 'unreadable' };
      const session = sessionIn(facts);
      const [lifeEnd, idleEnd] = [session.startedAt + sessionLifetime, session.seenAt + sessionIdle];
      if (now() < Math.min(lifeEnd, idleEnd)) return { status: 'live', session };
      return { status: 'expired', reason: idleEnd <= lifeEnd ? 'idle' : 'lifetime' };
    },
    start: async (response, userId) => {
      const session = { sessionId: newSessionId(clock.now()), userId, startedAt: now(), seenAt: now() };
      await write(response, session);
      xsrf.issue(response, session.sessionId);
      return session;
    },
    touch: (response, session) =>
      now() - session.seenAt > sessionIdle * touchShare ? write(response, { ...session, seenAt: now() }) : undefined,
    clear: (response) => {
      response.clearCookie(name, options);
      xsrf.clear(response);
    },
    offerXsrfToken: xsrf.offer,
    hasGoodXsrfToken: xsrf.isGood,
  };
};
