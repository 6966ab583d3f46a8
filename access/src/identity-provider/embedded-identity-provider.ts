import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { Context } from 'oidc-provider';
import type { Log } from '../ports.ts';
import type { ProviderSettings } from '../sign-in/provider-settings.ts';
import { callbackPath } from '../sign-in/providers.ts';
import { failurePage, pagePolicy } from './accounts-page.ts';
import { accountsRouter, interactionPath, stylePath } from './accounts-router.ts';
import { accountsTexts } from './accounts-texts.ts';
import { asIfPublic } from './as-if-public.ts';
import { type Client, configuration, sessionCookie } from './configuration.ts';
import { type DemoAccount, demoAccounts, demoProvider } from './demo-accounts.ts';

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

/** An OpenID provider inside the product, for demonstrations and tests: accounts without passwords. */
export const embeddedIdentityProvider = async (parts: Parts): Promise<EmbeddedIdentityProvider> => {
  const { publicUrl, loopbackUrl = publicUrl, nodeEnv, accounts = demoAccounts, log } = parts;
  refuseProduction(nodeEnv);
  // Loaded on demand: an installation with its own providers never runs this code.
  const { Provider } = await import('oidc-provider');
  const client: Client = {
    clientId: 'clearbench',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri: `${publicUrl}${callbackPath(demoProvider)}`,
  };
  const mountPath = identityProviderPath;
  const issuer = `${publicUrl}${mountPath}`;
  const provider = new Provider(
    issuer,
    configuration({
      client,
      accounts,
      interactionPath: (uid) => interactionPath(mountPath, uid),
      renderError: renderError(publicUrl),
    }),
  );
  provider.proxy = true;
  provider.on('server_error', (_context, error) => log.warn({ err: error }, 'the identity provider failed'));
  const router = Router();
  router.use(
    mountPath,
    asIfPublic(publicUrl, sessionCookie),
    accountsRouter({ provider, accounts, publicUrl, mountPath }),
  );
  router.use(mountPath, provider.callback());
  return { router, provider: settingsFor(client, issuer, `${loopbackUrl}${mountPath}`) };
};
