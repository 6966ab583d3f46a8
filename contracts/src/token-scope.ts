/**
 * The scopes of access tokens. `validate` opens only the validation of texts that are not stored; tokens from releases
 * before scopes have it and nothing else.
 */
export const tokenScopes = ['read', 'validate', 'edit', 'send', 'run-suites', 'exchange', 'administer'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a token permits: scopes, and the ids of environments or all environments that its user works in. */
export type TokenGrant = {
  readonly scopes: readonly TokenScope[];
  readonly environments: 'all' | readonly string[];
};

/** The scope that opens a route: a scope, any valid token, or none, because only a session may call. */
export type RouteScope = TokenScope | 'any' | 'none';

/** Whether a token with these scopes opens a route. A public route has no scope and does not read tokens. */
export const opens = (scopes: readonly TokenScope[], scope: RouteScope): boolean =>
  scope !== 'none' && (scope === 'any' ? scopes.length > 0 : scopes.includes(scope));
