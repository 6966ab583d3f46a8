import type { Principal } from '@clearbench/contracts/session/principal';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import type { RequestHandler, Response } from 'express';
import { inCompletedContext, inWorkContext, type JobOwner, workContext } from '../work-context.ts';
import { endOf } from './end-of.ts';
import type { LoadBudget, LoadShare, OpenLoad } from './load-budget.ts';

type RequestLoads = Pick<LoadShare, 'load' | 'open'> & {
  /** Called when the handler is done. The share is held until then, and until the response has ended. */
  handled(): void;
};

/** The loads of one request. Most requests load nothing, so its share of the budget is opened by the first load. */
const loadsOf = (budget: LoadBudget, account: string, response: Response): RequestLoads => {
  let share: OpenLoad | undefined;
  let release: (() => void) | undefined;
  const opened = (): OpenLoad => {
    if (share) return share;
    share = budget.open(account);
    release = share.retain();
    if (response.closed) share.release();
    else void endOf(response).then(share.release);
    return share;
  };
  return {
    load: (bytes) => opened().load(bytes),
    open: () => opened().open(),
    handled: () => release?.(),
  };
};

/** A property rather than a WeakMap, whose entries make each garbage collection longer. */
const loadsOfRequest = Symbol('loads');
type WithLoads = { [loadsOfRequest]?: RequestLoads };

const anonymous = '';

/** Counts the contents that a request loads against the budget; it is mounted after the guard of the route. */
export const loadGate =
  (budget: LoadBudget): RequestHandler =>
  (request, response, next) => {
    const { userId } = (response.locals.principal as Principal | undefined)?.user ?? { userId: anonymous };
    (request as WithLoads)[loadsOfRequest] = loadsOf(budget, userId, response);
    next();
  };

/** Runs the handler of a request in its context, for an account, and counts the contents that it loads. */
export const handlingFor = async <T>(owner: JobOwner, request: object, handle: () => Promise<T>): Promise<T> => {
  const loads = (request as WithLoads)[loadsOfRequest];
  try {
    return await inCompletedContext({ owner, loads }, handle);
  } finally {
    loads?.handled();
  }
};

/** Runs background work of an account and counts the contents that it loads. */
export const countingBackgroundLoads = async <T>(
  budget: LoadBudget,
  account: string,
  work: () => Promise<T>,
): Promise<T> => {
  const held = budget.openInBackground(account);
  try {
    return await inWorkContext({ loads: held }, work);
  } finally {
    held.release();
  }
};

/** Runs a part of a handler that loads contents, and releases them when it ends. */
export const releasingLoads = async <T>(part: () => Promise<T>): Promise<T> => {
  const held = workContext().loads?.open();
  if (!held) return part();
  try {
    return await inWorkContext({ loads: held }, part);
  } finally {
    held.release();
  }
};

/** Contents from this size on are loaded into memory that worker threads share. */
const large = 1024 * 1024;

/** A content store that counts loads of requests; streams are not counted, because they hold one chunk at a time. */
export const countedContents = (contents: ContentStore): ContentStore => ({
  ...contents,
  get: async (sha256) => {
    const held = workContext().loads;
    if (!held) return contents.get(sha256);
    const size = await contents.size(sha256);
    await held.load(size);
    if (size < large) return contents.get(sha256);
    const whole = new Uint8Array(new SharedArrayBuffer(size));
    let filled = 0;
    for await (const piece of contents.read(sha256)) {
      whole.set(piece, filled);
      filled += piece.length;
    }
    return whole;
  },
});
