import type { Strategy } from 'passport';
import type { Clock } from '../ports.ts';
import type { AccessSettings } from '../settings.ts';
import type { Arrival } from './authenticate.ts';
import { checkIdToken } from './id-token.ts';
import { type ProviderSettings, standardClaims } from './provider-settings.ts';
import { providerStrategy } from './provider-strategy.ts';
import type { stateStores } from './state-store.ts';

/** The callback path of a provider. */
export const callbackPath = (provider: string): string => `/auth/callback/${provider}`;

/** The start path of sign-in with a provider. */
export const startPath = (provider: string): string => `/oauth2/authorization/${provider}`;

export type Attempts = ReturnType<typeof stateStores>;

/** A sign-in provider with its strategy. */
export type Provider = {
  readonly settings: ProviderSettings;
  readonly callbackUrl: string;
  readonly strategy: Strategy;
  /** Throws for an id token of another attempt. */
  confirm(result: Arrival): void;
};
export type Providers = ReadonlyMap<string, Provider>;

/** The id token may be absent: state and PKCE also bind the response to the browser of the attempt. */
const confirmWith =
  (provider: ProviderSettings, clock: Clock) =>
  (arrival: Arrival): void => {
    if (!('idToken' in arrival)) return;
    const { identity, attempt, idToken } = arrival;
    // Userinfo has the id token's subject only where the claim is not mapped to another name.
    const isStandard = (provider.claims?.subject ?? standardClaims.subject) === standardClaims.subject;
    checkIdToken(idToken, {
      issuer: provider.issuer,
      clientId: provider.clientId,
      nonce: attempt.nonce,
      subject: isStandard ? identity.subject : undefined,
      now: Date.parse(clock.now()),
    });
  };

/** The providers of the settings, by name. */
export const providersOf = (settings: AccessSettings, attempts: Attempts, clock: Clock): Providers => {
  return new Map(
    settings.providers.map((provider) => {
      const callbackUrl = `${settings.publicUrl}${callbackPath(provider.name)}`;
      const strategy = providerStrategy(provider, callbackUrl, attempts.forProvider(provider.name));
      return [provider.name, { settings: provider, callbackUrl, strategy, confirm: confirmWith(provider, clock) }];
    }),
  );
};
