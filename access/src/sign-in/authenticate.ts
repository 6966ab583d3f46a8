import type { Request, Response } from 'express';
import passport from 'passport';
import type { Identity } from './identity.ts';
import type { Attempt } from './state-store.ts';

/** The result of the flow with a provider. */
export type SignInResult = Arrival | { readonly failed: unknown };

/** A user who returned from the provider for an attempt of this browser. */
export type Arrival = {
  readonly identity: Identity;
  readonly attempt: Attempt;
  /** As the token endpoint returned it; not validated yet. */
  readonly idToken?: unknown;
  /** Names of all returned claims. */
  readonly claimNames: readonly string[];
};

type Run = (request: Request, response: Response, next: (error: unknown) => void) => void;

const patience = 20_000;

/** Passport's sessions and its global instance are not used. */
const run = (strategy: passport.Strategy, finished: (result: SignInResult) => void, attempt?: Attempt): Run => {
  // The strategy accepts the attempt as an object and passes it to its state store; the published type only has a
  // string.
  const options = { session: false, ...(attempt ? { state: attempt } : {}) } as unknown as passport.AuthenticateOptions;
  const callback: passport.AuthenticateCallback = (error, user, info) => {
    const { state, claimNames = [], ...arrival } = (info ?? {}) as Partial<Arrival> & { readonly state?: Attempt };
    if (error || !user || !state) finished({ failed: error ?? info });
    else finished({ ...arrival, identity: user as Identity, attempt: state, claimNames });
  };
  // Passport writes the callbacks of a request onto the strategy. Each request gets its own object, otherwise two
  // concurrent sign-ins would exchange their identities.
  const own = Object.create(strategy) as passport.Strategy;
  return new passport.Authenticator().authenticate(own, options, callback) as Run;
};

/** Redirects to the provider; resolves only when that failed. */
export const redirectToProvider = (
  strategy: passport.Strategy,
  request: Request,
  response: Response,
  attempt: Attempt,
): Promise<SignInResult> => {
  const { promise, resolve } = Promise.withResolvers<SignInResult>();
  run(strategy, resolve, attempt)(request, response, (failed) => resolve({ failed }));
  return promise;
};

/** The authorization URL of an attempt, which is stored in a cookie of the response. */
export const authorizationUrlOf = (
  strategy: passport.Strategy,
  response: Response,
  attempt: Attempt,
): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const own = Object.assign(Object.create(strategy) as passport.Strategy, {
    redirect: resolve,
    error: reject,
    fail: reject,
    success: reject,
    pass: reject,
  });
  // The strategy gets an empty request: a code or an error in the real one would be taken for a callback.
  const request = { query: {}, headers: {}, res: response } as unknown as Request;
  own.authenticate(request, { session: false, state: attempt } as never);
  return promise;
};

const isCallback = ({ query }: Request): boolean =>
  typeof query.state === 'string' && (typeof query.code === 'string' || typeof query.error === 'string');

/** The user who returned from the provider, or the error; also when the provider does not respond. */
export const signInResultOf = async (
  strategy: passport.Strategy,
  request: Request,
  response: Response,
): Promise<SignInResult> => {
  // Without this check the strategy would treat another visit of the callback as the start of a flow.
  if (!isCallback(request)) return { failed: new Error('neither a code nor an error came with the callback') };
  const { promise, resolve } = Promise.withResolvers<SignInResult>();
  const timedOut = Object.assign(new Error('the provider did not answer in time'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => resolve({ failed: timedOut }), patience);
  run(strategy, resolve)(request, response, (failed) => resolve({ failed }));
  return promise.finally(() => clearTimeout(timer));
};
