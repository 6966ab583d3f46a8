/** An OAuth2 provider people may sign in with. */
export type ProviderSettings = {
  /** a-z, 0-9 and -; part of the addresses `/oauth2/authorization/<name>` and `/auth/callback/<name>`. */
  readonly name: string;
  /** What people read on the button. */
  readonly title: string;
  /** Where the browser goes. */
  readonly authorizeUrl: string;
  /** Called by the server. */
  readonly tokenUrl: string;
  /** Called by the server with the access token; answers JSON. */
  readonly userinfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** What the `iss` of its id tokens has to be; needed with the scope `openid`, which brings them. */
  readonly issuer?: string;
  /** Further parameters of the authorization request, e.g. `prompt`. */
  readonly authorizeParameters?: Readonly<Record<string, string>>;
  readonly claims?: Partial<ClaimNames>;
};

/** Under which names the provider's userinfo tells what we ask; `emailVerified: true` trusts every address it gives. */
export type ClaimNames = {
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: string | true;
};

/** The names OpenID Connect gives them. */
export const standardClaims: ClaimNames = {
  subject: 'sub',
  email: 'email',
  displayName: 'name',
  emailVerified: 'email_verified',
};

/** Whether the provider is asked to speak OpenID Connect, and not OAuth2 alone. */
export const bringsIdToken = ({ scopes }: Pick<ProviderSettings, 'scopes'>): boolean => scopes.includes('openid');
