import type { Strategy } from 'passport';
import type { Clock } from '../ports.ts';
import type { AccessSettings } from '../settings.ts';
import { providerStrategy } from './provider-strategy.ts';
import { stateStores } from './state-store.ts';

/** Where the provider sends the browser back to. */
export const callbackPath = (provider: string): string => `/auth/callback/${provider}`;

/** Where signing in with a provider begins. */
export const startPath = (provider: string): string => `/oauth2/authorization/${provider}`;

export type Providers = ReadonlyMap<string, Strategy>;

/** One strategy for each provider of the settings, by name. */
export const providersOf = (settings: AccessSettings, clock: Clock): Providers => {
  const storeFor = stateStores(settings, clock);
  return new Map(
    settings.providers.map((provider) => {
      const callbackUrl = `${settings.publicUrl}${callbackPath(provider.name)}`;
      return [provider.name, providerStrategy(provider, callbackUrl, storeFor(provider.name))];
    }),
  );
};
