import { readCookie } from '@clearbench/access/cookies';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { minPositionHeader, positionHeader } from '@clearbench/contracts/header-names';
import type { NextFunction, RequestHandler } from 'express';

/** A query with a position waits until the read models contain it, so that users read their own writes. */
export const awaitPosition = (reached: (position: number) => Promise<void>): RequestHandler => {
  const proceedFrom = async (position: number, next: NextFunction): Promise<void> => {
    await reached(position);
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
  return async (request, response, next) => {
    const session = readCookie(request.headers.cookie, sessionCookie);
    if (session === undefined) return next();
    // What a GET returns is in the read models already.
    if (request.method !== 'GET')
      response.once('finish', () => {
        const position = Number(response.getHeader(positionHeader));
        if (position > (lastPositions.get(session) ?? 0)) lastPositions.set(session, position);
      });
    const position = lastPositions.get(session);
    if (position !== undefined && request.get(minPositionHeader) === undefined) await reached(position).catch(() => {});
    next();
  };
};
