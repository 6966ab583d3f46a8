import { Failure } from '@clearbench/contracts/failure';
import type { PlanTerms } from '@clearbench/contracts/plan/events';
import { dailyUseId, dailyUseView } from '@clearbench/contracts/plan/views';
import type { Quota, Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { RequestHandler } from 'express';
import type { Clock } from './ports.ts';

const limitOf = (quota: Quota, plan: PlanTerms | undefined): number | undefined =>
  quota === 'files' ? plan?.filesPerDay : plan?.validationsPerDay;

const usedUp = { files: 'plan.filesUsedUp', validations: 'plan.validationsUsedUp' } as const;

/**
 * Refuses a call whose share of the day (UTC) is used up; stands behind the guard and costs nothing where a plan has no
 * limit. The count is a read model's: calls sent at the very same moment may pass the limit together.
 */
export const quotaGuard =
  (views: Pick<ReadModels, 'get'>, clock: Clock) =>
  ({ quota }: Route): readonly RequestHandler[] => {
    if (!quota) return [];
    const check: RequestHandler = async (_request, response, next) => {
      const { user, plan } = response.locals.principal as Principal;
      const limit = limitOf(quota, plan);
      if (limit !== undefined) {
        const used = (await views.get(dailyUseView, dailyUseId(user.userId, clock.now())))?.[quota] ?? 0;
        if (used >= limit) throw new Failure(usedUp[quota], { limit });
      }
      next();
    };
    return [check];
  };
