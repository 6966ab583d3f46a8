import { createHash, randomBytes } from 'node:crypto';
import type { SignInStep, SignInStepResult } from '@clearbench/contracts/settings/connection-routes';
import type { Clock } from '../ports.ts';
import type { Provider } from '../sign-in/providers.ts';
import {
  authorizationFault,
  isSignInFault,
  refusesClient,
  refusesCode,
  type SignInFault,
  tokenFault,
} from '../sign-in/sign-in-fault.ts';
import { checkDiscovery } from './discovery-check.ts';
import { type EndpointAnswer, fetchEndpoint } from './fetch-endpoint.ts';

type StepOutcome = Omit<SignInStepResult, 'step'>;
const passed: StepOutcome = { outcome: 'passed' };
const failed = ({ errorKey, params }: Omit<SignInFault, 'step'>): StepOutcome => ({
  outcome: 'failed',
  errorKey,
  params,
});
const warned = (fault: Omit<SignInFault, 'step'>): StepOutcome => ({ ...failed(fault), outcome: 'warning' });

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** The fault of an endpoint with a wrong path or a failing server. */
const brokenEndpoint = (address: string, status: number): StepOutcome | undefined => {
  const params = { address, status };
  if (status === 404 || status === 405 || status === 410)
    return failed({ errorKey: 'provider.endpointMissing', params });
  return status >= 500 ? failed({ errorKey: 'provider.endpointFailed', params }) : undefined;
};

/** Sends an invalid code: a provider that accepts the client rejects the code, otherwise it rejects the client. */
const checkToken = ({ settings, callbackUrl }: Provider, { status, json }: EndpointAnswer): StepOutcome => {
  const broken = brokenEndpoint(settings.tokenUrl, status);
  if (broken) return broken;
  const params = { address: settings.tokenUrl, status };
  if (isRedirect(status)) return failed({ errorKey: 'provider.endpointMissing', params });
  const { error, error_description: description = '' } = (json ?? {}) as Record<string, unknown>;
  const code = typeof error === 'string' ? error : '';
  if (status === 401 || refusesClient(code))
    return failed(tokenFault('invalid_client', String(description), callbackUrl));
  if (refusesCode(code)) return passed;
  if (code === '') return warned({ errorKey: 'provider.endpointFailed', params });
  const fault = tokenFault(code, String(description), callbackUrl);
  return fault.errorKey === 'provider.callbackRefused' ? failed(fault) : warned(fault);
};

const checkUserinfo = ({ settings: { userinfoUrl } }: Provider, { status }: EndpointAnswer): StepOutcome =>
  brokenEndpoint(userinfoUrl, status) ??
  (isRedirect(status)
    ? failed({ errorKey: 'provider.endpointMissing', params: { address: userinfoUrl, status } })
    : passed);

/** A provider that does not know the client or the callback URL reports that before the user signs in. */
const checkAuthorization = ({ settings, callbackUrl }: Provider, { status, location }: EndpointAnswer): StepOutcome => {
  const broken = brokenEndpoint(settings.authorizeUrl, status);
  if (broken) return broken;
  if (isRedirect(status)) {
    const to = URL.parse(location ?? '', settings.authorizeUrl);
    const error = to?.searchParams.get('error');
    if (!to?.href.startsWith(callbackUrl) || !error) return passed;
    return failed(authorizationFault(error, to.searchParams.get('error_description') ?? '', callbackUrl));
  }
  const fault = { errorKey: 'provider.authorizationInvalid', params: { status, callbackUrl } } as const;
  if (status === 400 || status === 401) return failed(fault);
  return status >= 400 ? warned(fault) : passed;
};

const authorizationUrl = ({ settings, callbackUrl }: Provider): string => {
  const url = new URL(settings.authorizeUrl);
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
  const query = {
    ...settings.authorizeParameters,
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: callbackUrl,
    scope: settings.scopes.join(' '),
    state: randomBytes(24).toString('base64url'),
    nonce: randomBytes(18).toString('base64url'),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const tokenRequest = ({ settings, callbackUrl }: Provider): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'authorization_code',
    code: `clearbench-check-${randomBytes(8).toString('hex')}`,
    redirect_uri: callbackUrl,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code_verifier: randomBytes(32).toString('base64url'),
  }),
});

/** Id tokens from a minute ago are valid; a larger difference of the clocks makes sign-ins fail at random. */
const leeway = 60;

const checkClock = (date: number, clock: Clock): StepOutcome => {
  if (Number.isNaN(date)) return { outcome: 'skipped' };
  const seconds = Math.abs(Math.round((date - Date.parse(clock.now())) / 1000));
  return seconds > leeway ? warned({ errorKey: 'provider.clockDiffers', params: { seconds } }) : passed;
};

/** The result of a step; a server without a response is a fault, too. */
const tried = async (step: SignInStep, run: () => Promise<StepOutcome>): Promise<SignInStepResult> => {
  try {
    return { step, ...(await run()) };
  } catch (error) {
    const { cause } = error as Error;
    if (!isSignInFault(cause)) throw error;
    return { step, ...failed(cause) };
  }
};

/** Only browsers have to reach the provider's page: this server may not have access. */
const asWarning = (result: SignInStepResult): SignInStepResult =>
  result.outcome === 'failed' && result.errorKey?.startsWith('remote.') ? { ...result, outcome: 'warning' } : result;

/**
 * Whether the endpoints of a provider respond as sign-in needs, called from this server. It calls only addresses of the
 * settings, and the issuer's discovery document.
 */
export const checkProvider = async (provider: Provider, clock: Clock): Promise<SignInStepResult[]> => {
  const { settings } = provider;
  let date = Number.NaN;
  const steps = await Promise.all([
    tried('discovery', () => checkDiscovery(settings)),
    tried('authorization', async () =>
      checkAuthorization(provider, await fetchEndpoint('authorization', authorizationUrl(provider))),
    ).then(asWarning),
    tried('token', async () => {
      const answer = await fetchEndpoint('token', settings.tokenUrl, tokenRequest(provider));
      ({ date } = answer);
      return checkToken(provider, answer);
    }),
    tried('userinfo', async () => checkUserinfo(provider, await fetchEndpoint('userinfo', settings.userinfoUrl))),
  ]);
  return [...steps, { step: 'clock', ...checkClock(date, clock) }];
};
