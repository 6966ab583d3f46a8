import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import type { Request } from 'express';
import { cookieOptions, hostCookieName, readCookie } from '../cookies.ts';
import type { Clock } from '../ports.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';

/** Returns true for the first use of a value and false for later ones. Values are removed after their lifetime. */
export const usedOnce = (lifetime: number, now: () => number) => {
  const spentAt = new Map<string, number>();
  return (value: string): boolean => {
    for (const [old, at] of spentAt) {
      if (at + lifetime > now()) break;
      spentAt.delete(old);
    }
    if (spentAt.has(value)) return false;
    spentAt.set(value, now());
    return true;
  };
};

/** The data of an attempt between redirect and callback. */
export type Attempt = {
  readonly redirectTo: string;
  /** The value that an id token has to repeat, which binds it to this attempt. */
  readonly nonce: string;
  /** Set for a test of the provider: it changes no session, and only this session may read its result. */
  readonly test?: { readonly sessionId: string };
};

type Stored = (error: Error | null, handle?: string) => void;
/** `verifier` is false for a response without an attempt of this browser. */
type Verified = (error: Error | null, verifier: string | false, attempt?: unknown) => void;

/** The state store of passport-oauth2; the number of arguments tells it that PKCE is stored here too. */
export type StateStore = {
  store(request: Request, verifier: string, attempt: unknown, meta: unknown, done: Stored): void;
  verify(request: Request, handle: string, meta: unknown, done: Verified): void;
};

const lifetime = 10 * 60 * 1000;

/**
 * Stores state and PKCE verifier of one sign-in attempt in an encrypted cookie. A response is accepted only in that
 * browser, for that provider, within ten minutes, and once.
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

  const forProvider = (provider: string): StateStore => ({
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
  return {
    forProvider,
    /** The attempt that this browser started with a provider; undefined for none. */
    begunBy: async (request: Request, provider: string): Promise<{ attempt: Attempt; handle: string } | undefined> => {
      const facts = await seal.open(readCookie(request.headers.cookie, name) ?? '');
      if (facts?.provider !== provider || now() >= Number(facts.until)) return undefined;
      return { attempt: facts.attempt as Attempt, handle: String(facts.handle) };
    },
    /** Ends the attempt of this browser. True once, for a response with its state. */
    end: async (request: Request, provider: string, handle: string): Promise<boolean> => {
      request.res?.clearCookie(name, options);
      return (await open(request, provider, handle)) !== undefined;
    },
  };
};
