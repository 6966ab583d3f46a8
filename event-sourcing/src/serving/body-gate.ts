import type { IncomingMessage } from 'node:http';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RequestHandler } from 'express';
import type { BodyBudget, BodyShare } from './body-budget.ts';
import { endOf } from './end-of.ts';
import { largestJson } from './largest-json.ts';

const bodyShares = new WeakMap<object, BodyShare>();

/** The share of a request in the budget; undefined for a request without a gate. */
export const bodyShareOf = (request: object): BodyShare | undefined => bodyShares.get(request);

const anonymous = '';

const isEncoded = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding']?.trim().toLowerCase() || 'identity') !== 'identity';

/** Bytes to reserve before the body is read; a stream without a declared size is counted as it arrives. */
const expectedBytes = (request: IncomingMessage, isStreamed: boolean, largest: number): number => {
  const length = Number(request.headers['content-length']);
  const isKnown = Number.isSafeInteger(length) && !isEncoded(request);
  // The reader of the body refuses a body above the largest size with its own key.
  if (isKnown) return Math.min(length, largest);
  return isStreamed ? 0 : largestJson;
};

/**
 * Admits a request with a body within the budget. It is mounted after the guard of the route, so that no body is read
 * for a refused caller; `largest` is the largest body of any route.
 */
export const bodyGate = (budget: BodyBudget, largest: number) => {
  const admit =
    (isStreamed: boolean): RequestHandler =>
    (request, response, next) => {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (coding === undefined && Number(length ?? 0) === 0) return next();
      const { userId } = (response.locals.principal as Principal | undefined)?.user ?? { userId: anonymous };
      const held = budget.open(userId);
      bodyShares.set(request, held);
      void endOf(response).then(held.release);
      held.atLeast(expectedBytes(request, isStreamed, largest));
      next();
    };

  return ({ body, bodyType }: Pick<Route, 'body' | 'bodyType'>): readonly RequestHandler[] =>
    body === undefined && bodyType === undefined ? [] : [admit(body === undefined)];
};
