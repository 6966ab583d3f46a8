import { callbackify } from 'node:util';
import OAuth2Strategy from 'passport-oauth2';
import type { Identity } from './identity.ts';
import { claimNamesOf, identityFromClaims } from './identity-from-claims.ts';
import { bringsIdToken, type ProviderSettings } from './provider-settings.ts';
import { faultError, unansweredFault } from './sign-in-fault.ts';
import type { Attempt, StateStore } from './state-store.ts';

const patience = 10_000;

/** The part of the token response that passport does not type. */
type TokenReply = { readonly id_token?: unknown };

/** The identity, and the names of all returned claims. */
type Profile = Identity & { readonly claimNames: readonly string[] };

const readUserinfo = async ({ userinfoUrl }: ProviderSettings, accessToken: string): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json', 'User-Agent': 'clearbench' };
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(userinfoUrl, { headers, redirect: 'manual', signal }).catch((error: unknown) => {
    throw faultError(
      `userinfo gave no answer: ${String(error)}`,
      unansweredFault('userinfo', error, userinfoUrl, patience),
    );
  });
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    throw faultError(`userinfo answered ${status}`, {
      step: 'userinfo',
      errorKey: 'provider.userinfoRefused',
      params: { status },
    });
  }
  try {
    return await response.json();
  } catch (error) {
    throw faultError(`userinfo is not JSON: ${String(error)}`, {
      step: 'userinfo',
      errorKey: 'provider.userinfoInvalid',
      params: {},
    });
  }
};

/** A token endpoint may answer 200 with an error instead of a token; the OAuth client drops that error. */
const reportErrorsOfSuccess = (strategy: OAuth2Strategy): void => {
  const { _oauth2: client } = strategy as unknown as { readonly _oauth2: OAuthClient };
  const request = client.getOAuthAccessToken.bind(client);
  client.getOAuthAccessToken = (code, params, done) =>
    request(code, params, (error, accessToken, refreshToken, results) => {
      const { error: refused, error_description: description } = results ?? {};
      if (error || accessToken || typeof refused !== 'string') done(error, accessToken, refreshToken, results);
      else done({ statusCode: 400, data: JSON.stringify({ error: refused, error_description: description }) });
    });
};

type TokenDone = (error: unknown, accessToken?: string, refreshToken?: string, results?: TokenResults) => void;
type TokenResults = Readonly<Record<string, unknown>>;
type OAuthClient = { getOAuthAccessToken: (code: string, params: object, done: TokenDone) => void };

/** Requests the userinfo. Its address comes from the settings, never from the visitor. */
const readIdentity =
  (provider: ProviderSettings) =>
  async (accessToken: string): Promise<Profile> => {
    const userinfo = await readUserinfo(provider, accessToken);
    return { ...identityFromClaims(provider, userinfo), claimNames: claimNamesOf(userinfo) };
  };

/** A provider as a passport strategy: code flow, PKCE with S256, state in the given store, an identity as result. */
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
      // The published type has neither the PKCE form of `store` nor the returned verifier.
      store: store as unknown as OAuth2Strategy.StateStore,
    },
    (
      _access: string,
      _refresh: string,
      reply: TokenReply,
      { claimNames, ...identity }: Profile,
      done: OAuth2Strategy.VerifyCallback,
    ) => done(null, identity, { claimNames, ...('id_token' in reply ? { idToken: reply.id_token } : {}) }),
  );
  reportErrorsOfSuccess(strategy);
  strategy.name = provider.name;
  strategy.authorizationParams = ({ state }: { readonly state?: Attempt }) => ({
    ...provider.authorizeParameters,
    ...(bringsIdToken(provider) && state ? { nonce: state.nonce } : {}),
  });
  strategy.userProfile = callbackify(readIdentity(provider));
  return strategy;
};
