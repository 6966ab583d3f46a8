import { setTimeout as pause } from 'node:timers/promises';
import { readCookie } from '@clearbench/access/cookies';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { Failure } from '@clearbench/contracts/failure';
import { minPositionHeader, positionHeader } from '@clearbench/contracts/header-names';
import type { NextFunction, RequestHandler } from 'express';

/** Milliseconds of waiting after which a position is compared with the end of the log. */
const suspicion = 500;

/** Fails with `projection.behind` {position, head} where the log ends before a position. */
const requireInLog = async (position: number, head: () => Promise<number>, signal: AbortSignal): Promise<void> => {
  await pause(suspicion, undefined, { signal });
  const end = await head();
  if (end < position) throw new Failure('projection.behind', { position, head: end });
};

/**
 * A query with a position waits until the read models contain it, so that users read their own writes. `head` is the
 * end of a log that can lose events when another server replaces its own: a lost position would be waited for in vain.
 */
export const awaitPosition = (
  reached: (position: number) => Promise<void>,
  head?: () => Promise<number>,
): RequestHandler => {
  const waitFor = async (position: number): Promise<void> => {
    const waiting = reached(position);
    if (!head) return waiting;
    const enough = new AbortController();
    const lost = requireInLog(position, head, enough.signal);
    try {
      await Promise.race([waiting, lost.then(() => waiting)]);
    } finally {
      enough.abort();
      for (const each of [waiting, lost]) each.catch(() => {});
    }
  };
  const proceedFrom = async (position: number, next: NextFunction): Promise<void> => {
    await waitFor(position);
    next();
  };
  return (request, _response, next) => {
    const position = Number(request.get(minPositionHeader));
    return Number.isSafeInteger(position) && position > 0 ? proceedFrom(position, next) : next();
  };
};

/** Number of sessions whose last write is cached. */
const sessions = 10_000;

/**
 * A client without `X-Min-Position` also reads its own writes: its request waits until the read models contain the last
 * position that this process returned for the same session cookie. It is mounted before the guard, which reads the
 * caller's account from a read model. After the time limit the request continues with the current read models.
 */
export const ownWrites = (reached: (position: number) => Promise<void>, sessionCookie: string): RequestHandler => {
  const lastPositions = boundedCache<number>(sessions);
  const proceedFrom = async (position: number, next: NextFunction): Promise<void> => {
    await reached(position).catch(() => {});
    next();
  };
  return (request, response, next) => {
    const session = readCookie(request.headers.cookie, sessionCookie);
    if (session === undefined) return next();
    // What a GET returns is in the read models already.
    if (request.method !== 'GET')
      response.once('finish', () => {
        const position = Number(response.getHeader(positionHeader));
        if (position > (lastPositions.get(session) ?? 0)) lastPositions.set(session, position);
      });
    const position = lastPositions.get(session);
    const isAwaited = position !== undefined && request.get(minPositionHeader) === undefined;
    return isAwaited ? proceedFrom(position, next) : next();
  };
};
