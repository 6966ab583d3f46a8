import express from 'express';
import { UnsecuredJWT } from 'jose';
import type { ProviderSettings } from '../sign-in/provider-settings.ts';
import { onAPort } from './on-a-port.ts';

/** A provider that says whatever the test wants it to say, on a port of its own. */
export type FakeProvider = {
  readonly settings: ProviderSettings;
  /** Changed by the test between requests. */
  readonly says: {
    userinfo: unknown;
    /** Claims of the id token beyond the correct ones; undefined: no id token comes. */
    idToken: Readonly<Record<string, unknown>> | undefined;
    /** Instead of an id token built from claims. */
    rawIdToken?: unknown;
    /** The instant id tokens are made, in milliseconds. */
    now: number;
  };
  /** Tells it what the visitor's browser carried there, as a provider would have seen it. */
  visited(authorization: URL): void;
  /** What the token endpoint was asked. */
  readonly asked: Record<string, string>[];
  stop(): Promise<void>;
};

export const fakeProvider = async (differences: Partial<ProviderSettings> = {}): Promise<FakeProvider> => {
  const app = express();
  const { origin, stop } = await onAPort(app);
  const asked: Record<string, string>[] = [];
  const says: FakeProvider['says'] = { userinfo: { sub: 'somebody' }, idToken: {}, now: 0 };
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

  // Nobody is asked anything: whoever comes is sent back at once.
  app.get('/authorize', (request, response) => {
    const asked = new URL(request.url, origin).searchParams;
    nonce = asked.get('nonce') ?? undefined;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'any');
    back.searchParams.set('state', asked.get('state') ?? '');
    response.redirect(back.href);
  });
  app.post('/token', express.urlencoded({ extended: false }), (request, response) => {
    asked.push(request.body);
    const withIdToken = says.idToken === undefined ? {} : { id_token: idToken() };
    response.json({ access_token: 'for the one who asked', token_type: 'Bearer', ...withIdToken });
  });
  app.get('/me', (request, response) => {
    if (request.get('Authorization') === 'Bearer for the one who asked') response.json(says.userinfo);
    else response.status(401).end();
  });

  return {
    settings,
    says,
    asked,
    visited: ({ searchParams }) => {
      nonce = searchParams.get('nonce') ?? undefined;
    },
    stop,
  };
};
