import { callbackify } from 'node:util';
import OAuth2Strategy from 'passport-oauth2';
import type { Identity } from './identity.ts';
import { identityFromClaims } from './identity-from-claims.ts';
import { bringsIdToken, type ProviderSettings } from './provider-settings.ts';
import type { Attempt, StateStore } from './state-store.ts';

const patience = 10_000;

/** What the token endpoint answers besides the tokens passport knows. */
type TokenReply = { readonly id_token?: unknown };

/** Asks the provider who has just signed in. The address comes from the settings, never from the visitor. */
const readIdentity =
  (provider: ProviderSettings) =>
  async (accessToken: string): Promise<Identity> => {
    const response = await fetch(provider.userinfoUrl, {
      headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json', 'User-Agent': 'clearbench' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`userinfo answered ${response.status}`);
    return identityFromClaims(provider, await response.json());
  };

/** One provider as a passport strategy: code flow, PKCE with S256, state in the given store, an identity as the outcome. */
export const providerStrategy = (
  provider: ProviderSettings,
  callbackUrl: string,
  store: StateStore,
): OAuth2Strategy.Strategy => {
  const strategy = new OAuth2Strategy(
    {
      authorizationURL: provider.authorizeUrl,
      tokenURL: provider.tokenUrl,
      clientID: provider.clientId,
      clientSecret: provider.clientSecret,
      callbackURL: callbackUrl,
      scope: [...provider.scopes],
      pkce: true,
      state: true,
      // Its published type knows neither the PKCE form of `store` nor that a verifier may be handed back.
      store: store as unknown as OAuth2Strategy.StateStore,
    },
    (
      _access: string,
      _refresh: string,
      told: TokenReply,
      identity: Express.User,
      done: OAuth2Strategy.VerifyCallback,
    ) => done(null, identity, 'id_token' in told ? { idToken: told.id_token } : {}),
  );
  strategy.name = provider.name;
  strategy.authorizationParams = ({ state }: { readonly state?: Attempt }) => ({
    ...provider.authorizeParameters,
    ...(bringsIdToken(provider) && state ? { nonce: state.nonce } : {}),
  });
  strategy.userProfile = callbackify(readIdentity(provider));
  return strategy;
};
