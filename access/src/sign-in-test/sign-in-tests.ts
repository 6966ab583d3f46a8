import { randomBytes, randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { SignInStepResult, SignInTest, TestedAccount } from '@clearbench/contracts/settings/connection-routes';
import type { Request, Response } from 'express';
import { cookieOptions, hostCookieName, readCookie } from '../cookies.ts';
import type { Clock, Log, SessionOwner } from '../ports.ts';
import type { RequestPrincipalOf } from '../request-principal.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';
import { type Arrival, authorizationUrlOf, signInResultOf } from '../sign-in/authenticate.ts';
import type { Identity } from '../sign-in/identity.ts';
import type { Attempts, Provider, Providers } from '../sign-in/providers.ts';
import { authorizationFault, type SignInFault } from '../sign-in/sign-in-fault.ts';
import { maskedAddress, maskedName, maskedSubject } from './masked.ts';
import { checkProvider } from './provider-check.ts';
import { strategyFault } from './strategy-fault.ts';
import { stepsOfSuccess, stepsUntil } from './test-steps.ts';

/** The record of a finished test, for the audit. */
export type TestRecord = {
  readonly testId: string;
  readonly userId: string;
  readonly provider: string;
  readonly succeeded: boolean;
  readonly errorKey?: string;
};

/** The ports of a test: finds the account of an identity, and records the test. */
export type SignInTestPorts = {
  accountOf(identity: Identity): Promise<TestedAccount>;
  record(test: TestRecord): Promise<void>;
};

export type SignInTests = {
  /** Checks a provider from this server; fails with `session.unknownProvider`. */
  check(provider: string): Promise<SignInStepResult[]>;
  /** The URL for the browser; fails with `session.unknownProvider`. */
  start(provider: string, owner: Pick<SessionOwner, 'sessionId'>, response: Response): Promise<string>;
  /** Handles the callback of a test; returns false for a callback of a real sign-in. */
  finish(provider: Provider, request: Request, response: Response): Promise<boolean>;
  /** The result of the last test of a session. */
  read(request: Request, owner: Pick<SessionOwner, 'sessionId'>): Promise<SignInTest | undefined>;
};

type Parts = SignInTestPorts & {
  readonly settings: Pick<AccessSettings, 'publicUrl' | 'secret'>;
  readonly providers: Providers;
  readonly attempts: Attempts;
  readonly requestPrincipalOf: RequestPrincipalOf;
  readonly clock: Clock;
  readonly log: Log;
};

const lifetime = 10 * 60 * 1000;

/** The page with the result of a test. */
const resultPath = (provider: string): string => `/admin/settings?signInTest=${encodeURIComponent(provider)}`;

const shown = ({ identity, claimNames }: Arrival): SignInTest['identity'] => ({
  subject: maskedSubject(identity.subject),
  displayName: maskedName(identity.displayName),
  email: maskedAddress(identity.email),
  emailVerified: identity.emailVerified,
  claims: [...claimNames],
});

/** Stores the result of a test in an encrypted cookie, for the session that started it. */
const resultCookie = ({ publicUrl, secret }: Parts['settings'], clock: Clock) => {
  const seal = sealFor(secret, 'sign-in-test');
  const name = hostCookieName(publicUrl, 'clearbench-sign-in-test');
  const options = { ...cookieOptions(publicUrl), httpOnly: true, maxAge: lifetime };
  const now = () => Date.parse(clock.now());
  return {
    write: async (response: Response, sessionId: string, test: SignInTest): Promise<void> => {
      response.cookie(name, await seal.close({ sessionId, until: now() + lifetime, test }), options);
    },
    read: async (request: Request, sessionId: string): Promise<SignInTest | undefined> => {
      const facts = await seal.open(readCookie(request.headers.cookie, name) ?? '');
      const counts = facts?.sessionId === sessionId && now() < Number(facts.until);
      return counts ? (facts.test as SignInTest) : undefined;
    },
  };
};

/** The whole sign-in flow with a provider, without changing any session or account. */
export const signInTests = (parts: Parts): SignInTests => {
  const { settings, providers, attempts, requestPrincipalOf, clock, log } = parts;
  const results = resultCookie(settings, clock);

  const known = (name: string): Provider => {
    const provider = providers.get(name);
    if (!provider) throw new Failure('session.unknownProvider');
    return provider;
  };

  const refusedBy = async (provider: Provider, request: Request): Promise<SignInFault | undefined> => {
    const { state, error, error_description: description } = request.query;
    // The OAuth client reports an error without checking the state.
    if (typeof error !== 'string') return undefined;
    const isOurs = await attempts.end(request, provider.settings.name, typeof state === 'string' ? state : '');
    if (!isOurs) return { step: 'authorization', errorKey: 'provider.stateUnknown', params: {} };
    return authorizationFault(error, typeof description === 'string' ? description : '', provider.callbackUrl);
  };

  const arrive = async (provider: Provider, request: Request, response: Response): Promise<Arrival> => {
    const result = await signInResultOf(provider.strategy, request, response);
    if ('failed' in result) throw result.failed;
    provider.confirm(result);
    return result;
  };

  /** Whether the callback has the state of the attempt; the OAuth client reports only a failure. */
  const carries = ({ query }: Request, handle: string): boolean => query.state === handle;

  const resultOf = async (provider: Provider, handle: string, request: Request, response: Response) => {
    const testFacts = { provider: provider.settings.name, at: clock.now() };
    const failed = (fault: SignInFault): SignInTest => ({ ...testFacts, succeeded: false, steps: stepsUntil(fault) });
    const refused = await refusedBy(provider, request);
    if (refused) return failed(refused);
    if (!carries(request, handle))
      return failed({ step: 'authorization', errorKey: 'provider.stateUnknown', params: {} });
    try {
      const arrival = await arrive(provider, request, response);
      const account = await parts.accountOf(arrival.identity);
      const steps = stepsOfSuccess(provider.settings, arrival);
      return { ...testFacts, succeeded: true, steps, identity: shown(arrival), account };
    } catch (err) {
      log.warn({ err, provider: testFacts.provider }, 'a test of signing in failed');
      return failed(strategyFault(err, provider.settings, provider.callbackUrl));
    }
  };

  return {
    check: (name) => checkProvider(known(name), clock),
    start: (name, { sessionId }, response) => {
      const nonce = randomBytes(18).toString('base64url');
      const attempt = { redirectTo: '/', nonce, test: { sessionId } };
      return authorizationUrlOf(known(name).strategy, response, attempt);
    },
    finish: async (provider, request, response) => {
      const { name } = provider.settings;
      const begun = await attempts.begunBy(request, name);
      if (!begun?.attempt.test) return false;
      const { sessionId } = begun.attempt.test;
      const visit = await requestPrincipalOf(request.headers.cookie);
      if ('errorKey' in visit || visit.session.sessionId !== sessionId || !visit.principal.isAdmin) {
        await attempts.end(request, name, '');
        response.redirect('/login?error=session.signInFailed');
        return true;
      }
      const test = await resultOf(provider, begun.handle, request, response);
      const errorKey = test.steps.find(({ outcome }) => outcome === 'failed')?.errorKey;
      const { userId } = visit.principal.user;
      const { succeeded } = test;
      await parts.record({
        testId: randomUUID(),
        userId,
        provider: name,
        succeeded,
        ...(errorKey ? { errorKey } : {}),
      });
      await results.write(response, sessionId, test);
      response.redirect(`${settings.publicUrl}${resultPath(name)}`);
      return true;
    },
    read: (request, { sessionId }) => results.read(request, sessionId),
  };
};
