import { minPositionHeader } from '@clearbench/contracts/header-names';
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
