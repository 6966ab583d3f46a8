import type { PlanTerms } from '../plan/events.ts';
import type { TokenGrant } from '../token-scope.ts';
import type { UserDocument } from '../user/views.ts';

/**
 * The authenticated user of this request, with the current user and plan. For an access token the session is the token.
 */
export type Principal = {
  readonly sessionId: string;
  readonly user: UserDocument;
  readonly isAdmin: boolean;
  /** The access token of the request; absent in a session. */
  readonly token?: TokenGrant & { readonly tokenId: string; readonly lastFour: string };
  readonly plan?: PlanTerms & { readonly planId: string; readonly until?: string };
};

/** Whether the access token of a request includes an environment; a session includes all. */
const grants = ({ token }: Principal, environmentId: string): boolean =>
  token === undefined || token.environments === 'all' || token.environments.includes(environmentId);

/** Ids of the environments of a user: the user's own, and those of the plan; with a token only those of the token. */
export const environmentsOf = (principal: Principal): readonly string[] =>
  [...new Set([...principal.user.environmentIds, ...(principal.plan?.planSimEnvs ?? [])])].filter((id) =>
    grants(principal, id),
  );

/** Whether a caller may use an environment; administrators may use all, an access token only those of its list. */
export const worksIn = (principal: Principal, environmentId: string): boolean =>
  grants(principal, environmentId) &&
  (principal.isAdmin ||
    principal.user.environmentIds.includes(environmentId) ||
    (principal.plan?.planSimEnvs?.includes(environmentId) ?? false));

/** The audience of all changes in any environment. */
export const everyEnvironment = 'env:*';

const isOfEnvironment = (audience: string): boolean => audience.startsWith('env:');

/** The audiences of a change: the named one, and for an environment also the users of all environments. */
export const audiencesReached = (audience: string): readonly string[] =>
  isOfEnvironment(audience) ? [audience, everyEnvironment] : [audience];

/** The audiences of a user on the live connection. They do not overlap, so that each user gets a message once. */
export const audiencesOf = (principal: Principal): readonly string[] => [
  'everyone',
  `user:${principal.user.userId}`,
  ...(principal.isAdmin ? ['admins', everyEnvironment] : environmentsOf(principal).map((id) => `env:${id}`)),
];
