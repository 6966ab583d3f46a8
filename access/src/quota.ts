import { Failure } from '@clearbench/contracts/failure';
import { positionHeader } from '@clearbench/contracts/header-names';
import type { PlanTerms } from '@clearbench/contracts/plan/events';
import { dailyUseId, dailyUseView } from '@clearbench/contracts/plan/views';
import type { Quota, Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { RequestHandler, Response } from 'express';
import type { Clock } from './ports.ts';

/** Allowed calls that are not in a read model yet, by the key they count against. */
type InFlightRequests = {
  /** One promise per call; it resolves once the call is counted, or cannot be counted any more. */
  of(key: string): readonly Promise<void>[];
  /** `counted` never rejects. */
  add(key: string, counted: Promise<void>): void;
};

const inFlightRequests = (): InFlightRequests => {
  const calls = new Map<string, Set<Promise<void>>>();

  const forget = (key: string, call: Promise<void>): void => {
    const others = calls.get(key);
    others?.delete(call);
    if (others?.size === 0) calls.delete(key);
  };

  return {
    of: (key) => [...(calls.get(key) ?? [])],
    add: (key, counted) => {
      const call: Promise<void> = counted.then(() => forget(key, call));
      calls.set(key, (calls.get(key) ?? new Set()).add(call));
    },
  };
};

type Views = Pick<ReadModels, 'get' | 'reached'>;

const limitOf = (quota: Quota, plan: PlanTerms | undefined): number | undefined =>
  quota === 'files' ? plan?.filesPerDay : plan?.validationsPerDay;

const usedUp = { files: 'plan.filesUsedUp', validations: 'plan.validationsUsedUp' } as const;

/** Resolves once a call has ended and its effect is counted; it does not wait for a count that lags too long. */
const countedBy = async (views: Views, response: Response): Promise<void> => {
  if (!response.closed) await new Promise((resolve) => void response.once('close', resolve));
  const position = Number(response.getHeader(positionHeader));
  if (position > 0) await views.reached(position, [dailyUseView]).catch(() => undefined);
};

/**
 * Refuses a call above the daily limits (UTC) of the plan; it is mounted after the guard and does nothing for a plan
 * without limits. The count comes from a read model. Calls that are not in it yet count too: where they could use up
 * the limit, a later call waits for their result.
 */
export const quotaGuard = (views: Views, clock: Clock) => {
  const calls = inFlightRequests();

  const pass = async (quota: Quota, limit: number, userId: string, response: Response): Promise<void> => {
    const id = dailyUseId(userId, clock.now());
    const key = `${quota} ${id}`;
    for (;;) {
      const before = calls.of(key);
      const used = (await views.get(dailyUseView, id))?.[quota] ?? 0;
      if (used >= limit) throw new Failure(usedUp[quota], { limit });
      // Calls may have ended or started during the read of the count.
      const uncounted = new Set([...before, ...calls.of(key)]);
      if (used + uncounted.size < limit) return calls.add(key, countedBy(views, response));
      await Promise.race(uncounted);
    }
  };

  return ({ uses = [] }: Route): readonly RequestHandler[] => {
    if (uses.length === 0) return [];
    const check: RequestHandler = async (_request, response, next) => {
      const { user, plan } = response.locals.principal as Principal;
      for (const quota of uses) {
        const limit = limitOf(quota, plan);
        if (limit !== undefined) await pass(quota, limit, user.userId, response);
      }
      next();
    };
    return [check];
  };
};
