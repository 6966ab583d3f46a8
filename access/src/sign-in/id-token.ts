import { decodeJwt } from 'jose';

/** What an id token has to say to count for one attempt to sign in. */
export type Expected = {
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly nonce: string;
  /** Who the provider's userinfo says it is, where both speak of the same name. */
  readonly subject: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Clocks of two machines differ by so much at most. */
const leeway = 60_000;

const demand = (holds: boolean, claim: string): void => {
  if (!holds) throw new Error(`the id token was not made for this sign-in: ${claim}`);
};

/**
 * Throws unless an id token was issued by this provider, for this client, in answer to this attempt, about the same
 * person, and still counts. Its signature is not looked at: it came from the provider's token endpoint itself over TLS,
 * which OpenID Connect Core 3.1.3.7 (point 6) accepts in its place.
 */
export const checkIdToken = (idToken: unknown, { issuer, clientId, nonce, subject, now }: Expected): void => {
  demand(typeof idToken === 'string', 'no text');
  const claims = decodeJwt(String(idToken));
  const audiences = [claims.aud ?? []].flat();
  demand(issuer !== undefined && claims.iss === issuer, 'iss');
  demand(audiences.includes(clientId), 'aud');
  demand(audiences.length === 1 || claims.azp === clientId, 'azp');
  demand(typeof claims.exp === 'number' && now < claims.exp * 1000 + leeway, 'exp');
  demand(claims.nonce === nonce, 'nonce');
  demand(subject === undefined || claims.sub === subject, 'sub');
};
