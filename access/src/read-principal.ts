import { planView } from '@clearbench/contracts/plan/views';
import { userView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import type { PrincipalOf } from './ports.ts';

/** The part of the read models that is needed for a principal. */
type Models = { get<D>(view: View<D>, id: string): Promise<D | undefined> };

/** Reads user and plan with every request, so that changes by administrators apply from the next request on. */
export const readPrincipal =
  (models: Models): PrincipalOf =>
  async ({ sessionId, userId }) => {
    const user = await models.get(userView, userId);
    if (!user) return undefined;
    const terms = user.plan && (await models.get(planView, user.plan.planId));
    const until = user.plan?.until;
    return {
      sessionId,
      user,
      isAdmin: user.roles.includes('ROLE_ADMIN'),
      ...(terms ? { plan: { ...terms, ...(until === undefined ? {} : { until }) } } : {}),
    };
  };
