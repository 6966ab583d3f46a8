import type { ProviderSettings } from '../sign-in/provider-settings.ts';
import { isSignInFault, type SignInFault, tokenFault, unansweredFault } from '../sign-in/sign-in-fault.ts';

/** The error of the OAuth client for a token endpoint without a token. */
type OAuthError = {
  readonly name?: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly cause?: unknown;
  readonly oauthError?: { readonly statusCode?: number; readonly data?: unknown };
};

const patience = 20_000;

const clientStatus = 401;

/** The fault for an error of the flow; an unknown error keeps the step in which it occurred. */
export const strategyFault = (error: unknown, provider: ProviderSettings, callbackUrl: string): SignInFault => {
  const { name, code, message = '', cause, oauthError } = (error ?? {}) as OAuthError;
  if (isSignInFault(cause)) return cause;
  // The OAuth client fails without an error where the state belongs to another browser.
  if (!(error instanceof Error)) return { step: 'authorization', errorKey: 'provider.stateUnknown', params: {} };
  if (name === 'TokenError') return tokenFault(String(code), message, callbackUrl);
  if (oauthError?.statusCode === clientStatus)
    return { step: 'token', errorKey: 'provider.clientRefused', params: { code: '401', description: '' } };
  if (oauthError?.statusCode !== undefined) {
    const params = { address: provider.tokenUrl, status: oauthError.statusCode };
    return { step: 'token', errorKey: 'provider.endpointFailed', params };
  }
  if (oauthError !== undefined) return unansweredFault('token', oauthError, provider.tokenUrl, patience);
  if (message === 'Failed to obtain access token')
    return { step: 'token', errorKey: 'provider.tokenMissing', params: {} };
  if (typeof code === 'string') return unansweredFault('token', error, provider.tokenUrl, patience);
  return { step: 'token', errorKey: 'provider.unexpected', params: {} };
};
