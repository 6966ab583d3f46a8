import type { NextFunction, RequestHandler } from 'express';

/** Runs one handler after another; a thrown error or a rejection is passed to `next`. */
export const chainHandlers =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    let at = 0;
    // One function for the whole chain, because a small request spends much of its time in closures.
    const onward: NextFunction = (error?: unknown) => {
      if (error) return next(error);
      const handler = handlers[at++];
      if (handler === undefined) return next();
      try {
        const running: unknown = handler(request, response, onward);
        if (running instanceof Promise) running.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    onward();
  };
