import { randomBytes } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import type { Context } from 'oidc-provider';
import { readCookie } from '../cookies.ts';
import type { Log } from '../ports.ts';
import type { ProviderSettings } from '../sign-in/provider-settings.ts';
import { callbackPath } from '../sign-in/providers.ts';
import { failurePage, pagePolicy } from './accounts-page.ts';
import { accountsRouter, interactionPath, stylePath } from './accounts-router.ts';
import { accountsTexts } from './accounts-texts.ts';
import { type Client, configuration, sessionCookie } from './configuration.ts';
import { type DemoAccount, demoAccounts, demoProvider } from './demo-accounts.ts';

/**
 * Rewrites each request as if it came directly to the public address, so that the provider generates public URLs behind
 * any proxy. The provider's session cookie is removed: there is no single sign-on, and every sign-in shows the choice
 * of accounts.
 */
const asIfPublic = (publicUrl: string, providerSession: string): RequestHandler => {
  const { host, protocol } = new URL(publicUrl);
  const isOther = (pair: string) =>
    [providerSession, `${providerSession}.sig`].every((name) => readCookie(pair, name) === undefined);

  return ({ headers }, _response, next) => {
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
    if (headers.cookie !== undefined) headers.cookie = headers.cookie.split(';').filter(isOther).join(';');
    next();
  };
};

/** The path of the provider on the product's server; its issuer is `<publicUrl>/auth/idp`. */
const identityProviderPath = '/auth/idp';

type Parts = {
  /** The product's public origin: with a free port it is known only once the server listens. */
  readonly publicUrl: string;
  /**
   * The URL by which this process calls itself, where the public address leads to another host first; by default the
   * public origin.
   */
  readonly loopbackUrl?: string;
  /** The process's NODE_ENV. */
  readonly nodeEnv: string | undefined;
  readonly accounts?: readonly DemoAccount[];
  readonly log: Log;
};

export type EmbeddedIdentityProvider = {
  /** Contains its own paths: mount it at the root, before any body parser. */
  readonly router: Router;
  /** The provider for the access settings. */
  readonly provider: ProviderSettings;
};

const refuseProduction = (nodeEnv: string | undefined): void => {
  if (nodeEnv === 'production')
    throw new Error(
      'The embedded identity provider lets anybody in without a password and never runs with NODE_ENV=production. ' +
        'Name your own sign-in providers in the settings instead.',
    );
};

const renderError =
  (publicUrl: string) =>
  async (context: Context, out: Readonly<Record<string, string>>): Promise<void> => {
    const reason = [out.error, out.error_description].filter((part) => part !== undefined).join(': ');
    context.set({ 'Content-Security-Policy': pagePolicy(publicUrl), 'Cache-Control': 'no-store' });
    context.type = 'html';
    context.body = failurePage(reason, accountsTexts(false), stylePath(identityProviderPath));
  };

const settingsFor = (client: Client, issuer: string, loopback: string): ProviderSettings => ({
  name: demoProvider,
  title: 'Demo accounts',
  authorizeUrl: `${issuer}/auth`,
  tokenUrl: `${loopback}/token`,
  userinfoUrl: `${loopback}/me`,
  issuer,
  clientId: client.clientId,
  clientSecret: client.clientSecret,
  scopes: ['openid', 'email', 'profile'],
});

/** Everything below the mount path. The library is loaded here: it takes a quarter of the time of a start. */
const providerRouter = async ({ publicUrl, accounts = demoAccounts, log }: Parts, client: Client): Promise<Router> => {
  const { Provider } = await import('oidc-provider');
  const mountPath = identityProviderPath;
  const provider = new Provider(
    `${publicUrl}${mountPath}`,
    configuration({
      client,
      accounts,
      interactionPath: (uid) => interactionPath(mountPath, uid),
      renderError: renderError(publicUrl),
    }),
  );
  provider.proxy = true;
  provider.on('server_error', (_context, error) => log.warn({ err: error }, 'the identity provider failed'));
  return Router()
    .use(mountPath, asIfPublic(publicUrl, sessionCookie), accountsRouter({ provider, accounts, publicUrl, mountPath }))
    .use(mountPath, provider.callback());
};

const isBelowMountPath = ({ path }: Request): boolean =>
  `${path}/`.toLowerCase().startsWith(`${identityProviderPath}/`);

/**
 * An OpenID provider inside the product, for demonstrations and tests: accounts without passwords. It opens with the
 * first request.
 */
export const embeddedIdentityProvider = (parts: Parts): EmbeddedIdentityProvider => {
  const { publicUrl, loopbackUrl = publicUrl, nodeEnv } = parts;
  refuseProduction(nodeEnv);
  const client: Client = {
    clientId: 'clearbench',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri: `${publicUrl}${callbackPath(demoProvider)}`,
  };
  let opened: Promise<Router> | undefined;
  const router = Router().use(async (request, response, next) => {
    if (!isBelowMountPath(request)) return next();
    opened ??= providerRouter(parts, client);
    (await opened)(request, response, next);
  });
  const at = (origin: string): string => `${origin}${identityProviderPath}`;
  return { router, provider: settingsFor(client, at(publicUrl), at(loopbackUrl)) };
};
