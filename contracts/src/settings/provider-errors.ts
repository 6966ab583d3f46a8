import type { FailureKind } from '../failure.ts';

/** The errors of a sign-in provider; {address}: host and port, {code, description}: as the provider returned them. */
export const providerErrors = {
  /** {address, status}. */
  'provider.discoveryMissing': 'unavailable',
  /** {address}. */
  'provider.discoveryInvalid': 'unavailable',
  /** {expected, found}. */
  'provider.issuerDiffers': 'unavailable',
  /** {field, expected, found}: a setting differs from the discovery document. */
  'provider.endpointDiffers': 'unavailable',
  /** {scopes}. */
  'provider.scopesUnknown': 'unavailable',
  'provider.pkceUnsupported': 'unavailable',
  /** {address, status}: the provider does not know the path. */
  'provider.endpointMissing': 'unavailable',
  /** {address, status}. */
  'provider.endpointFailed': 'unavailable',
  /** {code, description}. */
  'provider.authorizationRefused': 'unavailable',
  /** {status, callbackUrl}: the client id or the callback URL is not registered. */
  'provider.authorizationInvalid': 'unavailable',
  /** {callbackUrl}. */
  'provider.callbackRefused': 'unavailable',
  /** {code, description}: the provider rejects the client id or the client secret. */
  'provider.clientRefused': 'unavailable',
  /** {code, description}. */
  'provider.codeRefused': 'unavailable',
  /** {code, description}. */
  'provider.tokenRefused': 'unavailable',
  'provider.tokenMissing': 'unavailable',
  /** {status}. */
  'provider.userinfoRefused': 'unavailable',
  'provider.userinfoInvalid': 'unavailable',
  /** {claim, found}: names of the returned claims. */
  'provider.subjectMissing': 'unavailable',
  /** {claim}. */
  'provider.subjectTooLong': 'unavailable',
  /** {claim, found}. */
  'provider.emailMissing': 'unavailable',
  'provider.emailInvalid': 'unavailable',
  /** {claim}. */
  'provider.emailUnverified': 'unavailable',
  /** {claim}: of the id token. */
  'provider.idTokenWrong': 'unavailable',
  /** {seconds}: time since the expiry, on the clock of this server. */
  'provider.idTokenExpired': 'unavailable',
  /** {seconds}. */
  'provider.clockDiffers': 'unavailable',
  /** The callback belongs to no test of this browser, is too late, or is a repetition. */
  'provider.stateUnknown': 'unavailable',
  'provider.unexpected': 'unavailable',
} as const satisfies Record<string, FailureKind>;
export type ProviderErrorKey = keyof typeof providerErrors;
