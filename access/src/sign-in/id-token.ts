import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { decodeJwt, type JWTPayload } from 'jose';
import { faultError } from './sign-in-fault.ts';

/** The expected claims of an id token for one sign-in attempt. */
export type Expected = {
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly nonce: string;
  /** The subject of the provider's userinfo, where both use the same claim. */
  readonly subject: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Largest tolerated difference between the clocks. */
const leeway = millisecondsPerMinute;

const demand = (holds: boolean, claim: string): void => {
  if (!holds)
    throw faultError(`the id token was not made for this sign-in: ${claim}`, {
      step: 'idToken',
      errorKey: 'provider.idTokenWrong',
      params: { claim },
    });
};

/** Fails most often because the clocks of the two servers differ. */
const demandCurrent = (exp: unknown, now: number): void => {
  demand(typeof exp === 'number', 'exp');
  const seconds = Math.round(now / 1000 - Number(exp));
  if (now >= Number(exp) * 1000 + leeway)
    throw faultError('the id token was not made for this sign-in: exp', {
      step: 'idToken',
      errorKey: 'provider.idTokenExpired',
      params: { seconds },
    });
};

const claimsOf = (idToken: unknown): JWTPayload => {
  try {
    return decodeJwt(String(idToken));
  } catch {
    demand(false, 'format');
    throw new Error('not reached');
  }
};

/**
 * Throws unless an id token was issued by this provider, for this client, for this attempt, about the same user, and is
 * still valid. The signature is not verified: the token came from the provider's token endpoint over TLS, which OpenID
 * Connect Core 3.1.3.7 (point 6) accepts instead.
 */
export const checkIdToken = (idToken: unknown, { issuer, clientId, nonce, subject, now }: Expected): void => {
  demand(typeof idToken === 'string', 'no text');
  const claims = claimsOf(idToken);
  const audiences = [claims.aud ?? []].flat();
  demand(issuer !== undefined && claims.iss === issuer, 'iss');
  demand(audiences.includes(clientId), 'aud');
  demand(audiences.length === 1 || claims.azp === clientId, 'azp');
  demandCurrent(claims.exp, now);
  demand(claims.nonce === nonce, 'nonce');
  demand(subject === undefined || claims.sub === subject, 'sub');
};
