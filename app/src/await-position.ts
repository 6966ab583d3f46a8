import { minPositionHeader } from '@clearbench/contracts/header-names';
import type { RequestHandler } from 'express';

/** A read that names a position waits until the read models hold it: people always read their own writes. */
export const awaitPosition =
  (reached: (position: number) => Promise<void>): RequestHandler =>
  (request, _response, next) => {
    const position = Number(request.get(minPositionHeader));
    if (!Number.isSafeInteger(position) || position <= 0) return next();
    return reached(position).then(() => next());
  };
