import type { FailureParams } from '@clearbench/contracts/failure';
import type { ConnectionErrorKey } from '@clearbench/contracts/settings/connection-errors';
import { connectionFault } from '@clearbench/contracts/settings/connection-fault';
import type { SignInStep } from '@clearbench/contracts/settings/connection-routes';
import type { ProviderErrorKey } from '@clearbench/contracts/settings/provider-errors';

/** A fault between this server and a provider, with data for the operator. */
export type SignInFault = {
  readonly step: SignInStep;
  readonly errorKey: ConnectionErrorKey | ProviderErrorKey;
  readonly params: FailureParams;
};

/** An error for the log with a cause for the sign-in test. */
export const faultError = (message: string, fault: SignInFault): Error => new Error(message, { cause: fault });

export const isSignInFault = (cause: unknown): cause is SignInFault =>
  typeof cause === 'object' && cause !== null && 'step' in cause && 'errorKey' in cause;

/** Host and port of a URL, for error texts. */
export const hostOf = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return address;
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
};

const codeIn = (error: unknown): string | undefined => {
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : codeIn(cause);
};

/** The fault of a request without a response. */
export const unansweredFault = (step: SignInStep, error: unknown, address: string, patience: number): SignInFault => ({
  step,
  ...connectionFault(codeIn(error), hostOf(address), Math.round(patience / 1000)),
});

const longest = 200;

/** A provider's text for display: one line, truncated. */
export const printableText = (text: unknown): string => {
  const line = String(typeof text === 'string' ? text : '')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

/** Error codes of token endpoints besides those of RFC 6749, such as GitHub's. */
const ofClient = /^(?:invalid_client|unauthorized_client|incorrect_client_credentials)$/;
const ofCode = /^(?:invalid_grant|bad_verification_code|invalid_code)$/;
const ofCallback = /^(?:redirect_uri_mismatch|invalid_redirect_uri)$/;

export const refusesClient = (code: string): boolean => ofClient.test(code);
export const refusesCode = (code: string): boolean => ofCode.test(code);
export const refusesCallback = (code: string, description = ''): boolean =>
  ofCallback.test(code) || (code !== 'invalid_grant' && /redirect.?uri/i.test(description));

/** The fault for an error of the token endpoint. */
export const tokenFault = (code: string, description: string, callbackUrl: string): SignInFault => {
  const params = { code: printableText(code), description: printableText(description) };
  if (refusesCallback(code, description))
    return { step: 'token', errorKey: 'provider.callbackRefused', params: { callbackUrl } };
  if (refusesClient(code)) return { step: 'token', errorKey: 'provider.clientRefused', params };
  return { step: 'token', errorKey: refusesCode(code) ? 'provider.codeRefused' : 'provider.tokenRefused', params };
};

/** The fault for an error in the callback. */
export const authorizationFault = (code: string, description: string, callbackUrl: string): SignInFault =>
  refusesCallback(code, description)
    ? { step: 'authorization', errorKey: 'provider.callbackRefused', params: { callbackUrl } }
    : {
        step: 'authorization',
        errorKey: 'provider.authorizationRefused',
        params: { code: printableText(code), description: printableText(description) },
      };
