import { rateLimiter } from '@clearbench/contracts/concurrency/rate-limiter';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RequestHandler } from 'express';
import { millisecondsOf } from './milliseconds.ts';
import type { Clock } from './ports.ts';

const secondsPerMinute = 60;

/**
 * Limits the commands, or the queries, of an account per minute, over all its sessions. The whole amount may be used at
 * once; it refills evenly. The headers are those of draft-ietf-httpapi-ratelimit-headers. It is mounted after the guard, counts in the memory of its process, and is off at 0.
 */
export const callLimit = (limited: Route['side'], perMinute: number, clock: Clock) => {
  const rate = { burst: perMinute, perSecond: perMinute / secondsPerMinute };
  const limiter = rateLimiter(rate, millisecondsOf(clock));
  const policy = `"${limited}";q=${perMinute};w=${secondsPerMinute}`;

  const take: RequestHandler = (_request, response, next) => {
    const { userId } = (response.locals.principal as Principal).user;
    const { wait, remaining, seconds } = limiter.takeAndCount(userId);
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit', `"${limited}";r=${remaining};t=${seconds}`);
    if (wait > 0) throw new Failure('request.tooMany', { seconds: Math.ceil(wait / 1_000) });
    next();
  };

  return ({ side, allow }: Pick<Route, 'side' | 'allow'>): readonly RequestHandler[] =>
    perMinute === 0 || side !== limited || allow === 'anyone' ? [] : [take];
};
