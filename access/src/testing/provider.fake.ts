import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express, { type RequestHandler } from 'express';
import { UnsecuredJWT } from 'jose';
import type { ProviderSettings } from '../sign-in/provider-settings.ts';

/** A status with a JSON body, or a redirect. */
export type Reply = { readonly status: number; readonly body?: unknown; readonly location?: string };

/** A provider with replies that the test sets, on its own port. */
export type FakeProvider = {
  readonly settings: ProviderSettings;
  /** Changed by the test between requests. */
  readonly says: {
    userinfo: unknown;
    /** Claims of the id token besides the correct ones; undefined for no id token. */
    idToken: Readonly<Record<string, unknown>> | undefined;
    /** Replaces the id token built from claims. */
    rawIdToken?: unknown;
    /** The issue time of id tokens, in milliseconds. */
    now: number;
    /** Replaces the usual reply of an endpoint. */
    instead: Partial<Record<'authorize' | 'token' | 'me' | 'discovery', Reply>>;
  };
  /** Registers the parameters of an authorization URL, as the browser would send them. */
  visited(authorization: URL): void;
  /** The requests to the token endpoint. */
  readonly tokenRequests: Record<string, string>[];
  stop(): Promise<void>;
};

export const fakeProvider = async (differences: Partial<ProviderSettings> = {}): Promise<FakeProvider> => {
  const app = express();
  const { origin, stop } = await onAPort(app);
  const requested: Record<string, string>[] = [];
  const says: FakeProvider['says'] = { userinfo: { sub: 'somebody' }, idToken: {}, now: 0, instead: {} };
  let nonce: string | undefined;

  const settings: ProviderSettings = {
    name: 'company',
    title: 'Company',
    authorizeUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    userinfoUrl: `${origin}/me`,
    issuer: origin,
    clientId: 'clearbench at company',
    clientSecret: 'a secret of the company',
    scopes: ['openid', 'email'],
    ...differences,
  };
  const idToken = () => {
    const exp = Math.floor(says.now / 1000) + 300;
    const claims = { iss: origin, aud: settings.clientId, sub: 'somebody', exp, nonce, ...says.idToken };
    return says.rawIdToken ?? new UnsecuredJWT(claims).encode();
  };

  const usual =
    (endpoint: keyof FakeProvider['says']['instead'], answer: RequestHandler): RequestHandler =>
    (request, response, next) => {
      const reply = says.instead[endpoint];
      if (!reply) return answer(request, response, next);
      if (reply.location !== undefined) return response.redirect(reply.status, reply.location);
      return void response.status(reply.status).json(reply.body ?? null);
    };

  // Redirects back at once, without a page.
  app.get(
    '/authorize',
    usual('authorize', (request, response) => {
      const requested = new URL(request.url, origin).searchParams;
      nonce = requested.get('nonce') ?? undefined;
      const back = new URL(requested.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'any');
      back.searchParams.set('state', requested.get('state') ?? '');
      response.redirect(back.href);
    }),
  );
  app.post(
    '/token',
    express.urlencoded({ extended: false }),
    usual('token', (request, response) => {
      requested.push(request.body);
      const { code, client_secret: secret } = request.body as Record<string, string>;
      if (secret !== settings.clientSecret) return void response.status(401).json({ error: 'invalid_client' });
      if (code !== 'any') return void response.status(400).json({ error: 'invalid_grant' });
      const withIdToken = says.idToken === undefined ? {} : { id_token: idToken() };
      return void response.json({ access_token: 'for the one who asked', token_type: 'Bearer', ...withIdToken });
    }),
  );
  app.get(
    '/me',
    usual('me', (request, response) => {
      if (request.get('Authorization') === 'Bearer for the one who asked') response.json(says.userinfo);
      else response.status(401).end();
    }),
  );
  app.get(
    '/.well-known/openid-configuration',
    usual('discovery', (_request, response) => {
      response.json({
        issuer: settings.issuer,
        authorization_endpoint: settings.authorizeUrl,
        token_endpoint: settings.tokenUrl,
        userinfo_endpoint: settings.userinfoUrl,
        scopes_supported: ['openid', 'email', 'profile'],
        code_challenge_methods_supported: ['S256'],
      });
    }),
  );

  return {
    settings,
    says,
    tokenRequests: requested,
    visited: ({ searchParams }) => {
      nonce = searchParams.get('nonce') ?? undefined;
    },
    stop,
  };
};
