/** An OAuth2 provider for sign-in. */
export type ProviderSettings = {
  /** a-z, 0-9 and -; part of the paths `/oauth2/authorization/<name>` and `/auth/callback/<name>`. */
  readonly name: string;
  /** The label of the sign-in button. */
  readonly title: string;
  /** Address to which browsers are redirected. */
  readonly authorizeUrl: string;
  /** Called by the server. */
  readonly tokenUrl: string;
  /** Called by the server with the access token; returns JSON. */
  readonly userinfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Required `iss` of its id tokens; necessary with the scope `openid`. */
  readonly issuer?: string;
  /** Further parameters of the authorization request, e.g. `prompt`. */
  readonly authorizeParameters?: Readonly<Record<string, string>>;
  readonly claims?: Partial<ClaimNames>;
};

/** The provider's names of the claims; `emailVerified: true` trusts every address of the provider. */
export type ClaimNames = {
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: string | true;
};

/** The claim names of OpenID Connect. */
export const standardClaims: ClaimNames = {
  subject: 'sub',
  email: 'email',
  displayName: 'name',
  emailVerified: 'email_verified',
};

/** Whether the provider uses OpenID Connect, and not OAuth2 alone. */
export const bringsIdToken = ({ scopes }: Pick<ProviderSettings, 'scopes'>): boolean => scopes.includes('openid');
