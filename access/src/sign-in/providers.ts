import type { Strategy } from 'passport';
import type { Clock } from '../ports.ts';
import type { AccessSettings } from '../settings.ts';
import type { Arrival } from './authenticate.ts';
import { checkIdToken } from './id-token.ts';
import { type ProviderSettings, standardClaims } from './provider-settings.ts';
import { providerStrategy } from './provider-strategy.ts';
import { stateStores } from './state-store.ts';

/** Where the provider sends the browser back to. */
export const callbackPath = (provider: string): string => `/auth/callback/${provider}`;

/** Where signing in with a provider begins. */
export const startPath = (provider: string): string => `/oauth2/authorization/${provider}`;

/** A way to sign in. */
export type Provider = {
  readonly strategy: Strategy;
  /** Throws when an id token came along that was not made for this attempt. */
  confirm(outcome: Arrival): void;
};
export type Providers = ReadonlyMap<string, Provider>;

/** The id token need not come: without one, state and PKCE still tie the answer to the browser that asked. */
const confirmWith =
  (provider: ProviderSettings, clock: Clock) =>
  (arrival: Arrival): void => {
    if (!('idToken' in arrival)) return;
    const { identity, attempt, idToken } = arrival;
    // Userinfo names the subject of the id token only where nobody mapped it to another claim.
    const isStandard = (provider.claims?.subject ?? standardClaims.subject) === standardClaims.subject;
    checkIdToken(idToken, {
      issuer: provider.issuer,
      clientId: provider.clientId,
      nonce: attempt.nonce,
      subject: isStandard ? identity.subject : undefined,
      now: Date.parse(clock.now()),
    });
  };

/** One way to sign in for each provider of the settings, by name. */
export const providersOf = (settings: AccessSettings, clock: Clock): Providers => {
  const storeFor = stateStores(settings, clock);
  return new Map(
    settings.providers.map((provider) => {
      const callbackUrl = `${settings.publicUrl}${callbackPath(provider.name)}`;
      const strategy = providerStrategy(provider, callbackUrl, storeFor(provider.name));
      return [provider.name, { strategy, confirm: confirmWith(provider, clock) }];
    }),
  );
};
