import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context } from 'oidc-provider';
import type { DemoAccount } from './demo-accounts.ts';
import { memoryAdapter } from './memory-adapter.ts';

const scope = 'openid email profile';
const minutes = 60;

/** The provider's session cookie; see `asIfPublic` for why it is never read. */
export const sessionCookie = 'clearbench-idp';

/** The product, the only client of the provider. */
export type Client = { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string };

const signingKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

const clientMetadata = ({ clientId, clientSecret, redirectUri }: Client) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [redirectUri],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
});

const findAccount = (accounts: readonly DemoAccount[]) => async (_: Context, subject: string) => {
  const account = accounts.find((one) => one.subject === subject);
  if (!account) return undefined;
  const { email, emailVerified, displayName: name } = account;
  return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: emailVerified, name }) };
};

/** The only client is the product itself: choosing an account is sufficient consent. */
const grantAll = async ({ oidc }: Context) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
};

type Parts = {
  readonly client: Client;
  readonly accounts: readonly DemoAccount[];
  readonly interactionPath: (uid: string) => string;
  readonly renderError: (context: Context, out: Readonly<Record<string, string>>) => Promise<void>;
};

/** The provider's features: code flow with PKCE for one client, and userinfo; new keys at each start. */
export const configuration = ({ client, accounts, interactionPath, renderError }: Parts): object => ({
  adapter: memoryAdapter(),
  clients: [clientMetadata(client)],
  jwks: { keys: [signingKey()] },
  cookies: { keys: [randomBytes(32).toString('base64url')], names: { session: sessionCookie } },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  scopes: ['openid'],
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_post'],
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AccessToken: 5 * minutes,
    AuthorizationCode: minutes,
    IdToken: 5 * minutes,
    Interaction: 30 * minutes,
    Session: 30 * minutes,
    Grant: 30 * minutes,
  },
  findAccount: findAccount(accounts),
  loadExistingGrant: grantAll,
  interactions: { url: (_: Context, { uid }: { uid: string }) => interactionPath(uid) },
  clientBasedCORS: () => false,
  renderError,
});
