import type { Request, RequestHandler, Response } from 'express';
import { chainHandlers } from './handler-chain.ts';

/** Runs handlers to the end; returns the value passed to `next`, and the handlers that ran. */
const run = (...handlers: ((name: (said: string) => void) => RequestHandler)[]) =>
  new Promise<unknown[]>((resolve) => {
    const calls: unknown[] = [];
    const all = handlers.map((handler) => handler((name) => calls.push(name)));
    chainHandlers(...all)({} as Request, {} as Response, (error?: unknown) => resolve([...calls, error]));
  });

const passing = (say: (name: string) => void): RequestHandler => {
  return (_request, _response, next) => {
    say('passed');
    next();
  };
};
const later = (say: (name: string) => void): RequestHandler => {
  return async (_request, _response, next) => {
    await Promise.resolve();
    say('later');
    next();
  };
};

describe('handlers in order', () => {
  it('run one after another, then call next', async () =>
    expect(await run(passing, later, passing)).toEqual(['passed', 'later', 'passed', undefined]));

  it('may be an empty list', async () => expect(await run()).toEqual([undefined]));

  it.each<[string, RequestHandler]>([
    [
      'throws at once',
      () => {
        throw new Error('no');
      },
    ],
    ['fails later', () => Promise.reject(new Error('no'))],
    ['hands on a failure', (_request, _response, next) => next(new Error('no'))],
  ])('stop where one %s', async (_how, refusing) =>
    expect(await run(passing, () => refusing, passing)).toEqual(['passed', new Error('no')]),
  );
});
