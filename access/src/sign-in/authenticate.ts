import type { Request, Response } from 'express';
import passport from 'passport';
import type { Identity } from './identity.ts';
import type { Attempt } from './state-store.ts';

/** How a round trip to a provider ended. */
export type Outcome = Arrival | { readonly failed: unknown };

/** Somebody has come back from the provider in answer to an attempt of this browser. */
export type Arrival = {
  readonly identity: Identity;
  readonly attempt: Attempt;
  /** As the token endpoint gave it, if it did; nobody has looked at it yet. */
  readonly idToken?: unknown;
};

type Run = (request: Request, response: Response, next: (error: unknown) => void) => void;

const patience = 20_000;

/** Passport's own sessions are not used, nor is its process-wide instance. */
const run = (strategy: passport.Strategy, finished: (outcome: Outcome) => void, attempt?: Attempt): Run => {
  // The strategy takes the attempt as an object and hands it to its state store; the published type knows a text only.
  const options = { session: false, ...(attempt ? { state: attempt } : {}) } as unknown as passport.AuthenticateOptions;
  const callback: passport.AuthenticateCallback = (error, user, info) => {
    const { state, ...told } = (info ?? {}) as { state?: Attempt; idToken?: unknown };
    if (error || !user || !state) finished({ failed: error ?? info });
    else finished({ identity: user as Identity, attempt: state, ...told });
  };
  // Passport writes what is to become of a request onto the strategy it is handed. Each request gets one of its own,
  // or two people who sign in at the same moment would be given one another's identity.
  const own = Object.create(strategy) as passport.Strategy;
  return new passport.Authenticator().authenticate(own, options, callback) as Run;
};

/** Sends the visitor to the provider; resolves only when that was not possible. */
export const leaveFor = (
  strategy: passport.Strategy,
  request: Request,
  response: Response,
  attempt: Attempt,
): Promise<Outcome> => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  run(strategy, resolve, attempt)(request, response, (failed) => resolve({ failed }));
  return promise;
};

const cameBack = ({ query }: Request): boolean =>
  typeof query.state === 'string' && (typeof query.code === 'string' || typeof query.error === 'string');

/** Who came back from the provider, or what went wrong; also when the provider keeps silent. */
export const outcomeOf = async (
  strategy: passport.Strategy,
  request: Request,
  response: Response,
): Promise<Outcome> => {
  // Without this the strategy would take any other visit of the callback for a wish to leave again.
  if (!cameBack(request)) return { failed: new Error('neither a code nor an error came with the callback') };
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => resolve({ failed: new Error('the provider did not answer in time') }), patience);
  run(strategy, resolve)(request, response, (failed) => resolve({ failed }));
  return promise.finally(() => clearTimeout(timer));
};
