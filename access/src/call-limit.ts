import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RequestHandler } from 'express';
import type { Clock } from './ports.ts';

const minute = 60_000;

/** What somebody may still ask for, as it stood at an instant (milliseconds since 1970). */
type Purse = { readonly left: number; readonly at: number };

/** Accounts remembered at a time; who comes after that pushes out whoever was longest quiet, and so has most left. */
const room = 10_000;

/**
 * Refuses the commands, or the reads, of whoever gives more of them than so many a minute, whichever sessions they come
 * from. As many may come at once; what was used comes back evenly. Stands behind the guard, counts in the memory of its
 * process, and is nothing where the limit is 0.
 */
export const callLimit = (limited: Route['side'], perMinute: number, clock: Clock) => {
  const purses = new Map<string, Purse>();

  const leftOf = (userId: string, now: number): number => {
    const { left, at } = purses.get(userId) ?? { left: perMinute, at: now };
    // A clock that was put back gives nothing and takes nothing.
    return Math.min(perMinute, left + (Math.max(0, now - at) * perMinute) / minute);
  };

  const keep = (userId: string, purse: Purse): void => {
    const [quietest] = purses.keys();
    if (purses.size >= room && quietest !== undefined && !purses.has(userId)) purses.delete(quietest);
    purses.delete(userId);
    purses.set(userId, purse);
  };

  const take: RequestHandler = (_request, response, next) => {
    const { userId } = (response.locals.principal as Principal).user;
    const now = Date.parse(clock.now());
    const left = leftOf(userId, now);
    const isIn = left >= 1;
    keep(userId, { left: isIn ? left - 1 : left, at: now });
    if (!isIn) throw new Failure('request.tooMany', { seconds: Math.ceil(((1 - left) * minute) / perMinute / 1_000) });
    next();
  };

  return ({ side, allow }: Pick<Route, 'side' | 'allow'>): readonly RequestHandler[] =>
    perMinute === 0 || side !== limited || allow === 'anyone' ? [] : [take];
};
