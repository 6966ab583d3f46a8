import type { Request, Response } from 'express';
import { cookieOptions, hostCookieName, readCookie } from '../cookies.ts';
import type { Clock, SessionOwner } from '../ports.ts';
import { remembered } from '../remembered-seal.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';
import { newSessionId } from './session-id.ts';
import { xsrfTokens } from './xsrf-tokens.ts';

/** A session as its cookie tells it; milliseconds since 1970. */
export type Session = SessionOwner & { readonly startedAt: number; readonly seenAt: number };

/** What a cookie header says: a session in force, one past its time, or none at all. */
export type SessionReading =
  | { readonly status: 'live'; readonly session: Session }
  | { readonly status: 'expired' }
  | { readonly status: 'none' };

export type Sessions = {
  /** Takes a raw header, so that it serves upgrade requests of the live connection too. */
  read(cookieHeader: string | undefined): Promise<SessionReading>;
  /** Begins a session under a fresh id, whatever cookie the request came with. */
  start(response: Response, userId: string): Promise<Session>;
  /** Counts the session as used now; writes a cookie only now and then. */
  touch(response: Response, session: Session): Promise<void>;
  /** Makes the browser forget the session and its XSRF token. */
  clear(response: Response): void;
  /** Hands out an XSRF token for this session, or for a visitor without one, unless the browser holds a good one. */
  offerXsrfToken(request: Request, response: Response, sessionId: string | undefined): void;
  hasGoodXsrfToken(request: Request, sessionId: string | undefined): boolean;
};

type Settings = Pick<AccessSettings, 'publicUrl' | 'secret' | 'sessionIdle' | 'sessionLifetime'>;

/** A cookie is written anew when so much of the idle time has passed. */
const touchShare = 0.05;

const sessionIn = ({ sid, sub, started, seen }: Readonly<Record<string, unknown>>): Session => ({
  sessionId: String(sid),
  userId: String(sub),
  startedAt: Number(started),
  seenAt: Number(seen),
});

/** Every call asks several times within one millisecond. */
const millisecondsOf = (clock: Clock): (() => number) => {
  let last = { text: '', at: Number.NaN };
  return () => {
    const text = clock.now();
    if (text !== last.text) last = { text, at: Date.parse(text) };
    return last.at;
  };
};

/** Sessions kept in one encrypted cookie; the server remembers only which were ended early. */
export const sessionsIn = (settings: Settings, clock: Clock): Sessions => {
  const { publicUrl, secret, sessionIdle, sessionLifetime } = settings;
  const seal = remembered(sealFor(secret, 'session'));
  const xsrf = xsrfTokens(settings);
  const name = hostCookieName(publicUrl, 'clearbench-session');
  const options = { ...cookieOptions(publicUrl), httpOnly: true };
  const now = millisecondsOf(clock);

  const write = async (response: Response, { sessionId, userId, startedAt, seenAt }: Session) => {
    const value = await seal.close({ sub: userId, sid: sessionId, started: startedAt, seen: seenAt });
    response.cookie(name, value, { ...options, maxAge: sessionIdle });
  };

  return {
    read: async (cookieHeader) => {
      const facts = await seal.open(readCookie(cookieHeader, name) ?? '');
      if (!facts) return { status: 'none' };
      const session = sessionIn(facts);
      const overAt = Math.min(session.startedAt + sessionLifetime, session.seenAt + sessionIdle);
      return now() < overAt ? { status: 'live', session } : { status: 'expired' };
    },
    start: async (response, userId) => {
      const session = { sessionId: newSessionId(clock.now()), userId, startedAt: now(), seenAt: now() };
      await write(response, session);
      xsrf.issue(response, session.sessionId);
      return session;
    },
    touch: async (response, session) => {
      if (now() - session.seenAt > sessionIdle * touchShare) await write(response, { ...session, seenAt: now() });
    },
    clear: (response) => {
      response.clearCookie(name, options);
      xsrf.clear(response);
    },
    offerXsrfToken: xsrf.offer,
    hasGoodXsrfToken: xsrf.isGood,
  };
};
