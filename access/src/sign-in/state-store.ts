import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import type { Request } from 'express';
import { cookieOptions, hostCookieName, readCookie } from '../cookies.ts';
import type { Clock } from '../ports.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';
import { usedOnce } from './used-once.ts';

/** What is remembered between leaving for the provider and coming back. */
export type Attempt = {
  readonly redirectTo: string;
  /** What an id token has to repeat, so that one of another attempt is worth nothing. */
  readonly nonce: string;
};

type Stored = (error: Error | null, handle?: string) => void;
/** `verifier` is false when the answer belongs to no attempt of this browser. */
type Verified = (error: Error | null, verifier: string | false, attempt?: unknown) => void;

/** The state store passport-oauth2 asks for; the number of arguments tells it that PKCE is kept here too. */
export type StateStore = {
  store(request: Request, verifier: string, attempt: unknown, meta: unknown, done: Stored): void;
  verify(request: Request, handle: string, meta: unknown, done: Verified): void;
};

const lifetime = 10 * 60 * 1000;

/**
 * Keeps state and PKCE verifier of one attempt to sign in in an encrypted cookie of the browser that began it. An
 * answer counts only in that browser, for that provider, within ten minutes, and once.
 */
export const stateStores = ({ publicUrl, secret }: Pick<AccessSettings, 'publicUrl' | 'secret'>, clock: Clock) => {
  const seal = sealFor(secret, 'sign-in');
  const name = hostCookieName(publicUrl, 'clearbench-sign-in');
  const options = { ...cookieOptions(publicUrl), httpOnly: true };
  const now = () => Date.parse(clock.now());
  const spend = usedOnce(lifetime, now);

  const open = async (request: Request, provider: string, handle: string) => {
    const facts = await seal.open(readCookie(request.headers.cookie, name) ?? '');
    const ours = facts?.provider === provider && facts.handle === handle && now() < Number(facts.until);
    return ours && spend(handle) ? facts : undefined;
  };

  return (provider: string): StateStore => ({
    store: (request, verifier, attempt, _meta, done) => {
      const handle = randomBytes(24).toString('base64url');
      const keep = async () => {
        const facts = { provider, handle, verifier, attempt, until: now() + lifetime };
        request.res?.cookie(name, await seal.close(facts), { ...options, maxAge: lifetime });
        return handle;
      };
      callbackify(keep)(done);
    },
    verify: (request, handle, _meta, done) => {
      request.res?.clearCookie(name, options);
      callbackify(open)(request, provider, handle, (error, facts) =>
        done(error, facts ? String(facts.verifier) : false, facts?.attempt),
      );
    },
  });
};
