import type { PlanTerms } from '../plan/events.ts';
import type { UserDocument } from '../user/views.ts';

/**
 * Who is asking, as read for this very request: the user and the plan as they stand now. Of a program the session is its
 * token.
 */
export type Principal = {
  readonly sessionId: string;
  readonly user: UserDocument;
  readonly isAdmin: boolean;
  readonly plan?: PlanTerms & { readonly planId: string; readonly until?: string };
};

/** Ids of the environments somebody belongs to: their own, and those of their plan. */
export const environmentsOf = ({ user, plan }: Principal): readonly string[] => [
  ...new Set([...user.environmentIds, ...(plan?.planSimEnvs ?? [])]),
];

/** Whether a user may work in an environment; administrators may in all. */
export const worksIn = (principal: Principal, environmentId: string): boolean =>
  principal.isAdmin ||
  principal.user.environmentIds.includes(environmentId) ||
  (principal.plan?.planSimEnvs?.includes(environmentId) ?? false);

/** Audiences of the live connection a user belongs to. */
export const audiencesOf = (principal: Principal): readonly string[] => [
  'everyone',
  `user:${principal.user.userId}`,
  ...environmentsOf(principal).map((id) => `env:${id}`),
  ...(principal.isAdmin ? ['admins'] : []),
];
