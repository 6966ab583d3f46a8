import type { NextFunction, RequestHandler } from 'express';

const passFailure = async (running: Promise<unknown>, next: NextFunction): Promise<void> => {
  try {
    await running;
  } catch (error) {
    next(error);
  }
};

/** Runs one handler after another; a thrown error or a rejection is passed to `next`. */
export const chainHandlers = (...handlers: readonly RequestHandler[]): RequestHandler =>
  handlers.reduceRight<RequestHandler>(
    (rest, handler) => (request, response, next) => {
      const onward: NextFunction = (error?: unknown) => (error ? next(error) : rest(request, response, next));
      try {
        const running: unknown = handler(request, response, onward);
        if (running instanceof Promise) void passFailure(running, next);
      } catch (error) {
        next(error);
      }
    },
    (_request, _response, next) => next(),
  );
