import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import type { RequestHandler } from 'express';
import { endOf } from './end-of.ts';
import type { LoadBudget, LoadShare } from './load-budget.ts';

const loadShares = new WeakMap<object, LoadShare>();
const inFlightRequests = new AsyncLocalStorage<LoadShare>();

const anonymous = '';

/** Counts the contents that a request loads against the budget; it is mounted after the guard of the route. */
export const loadGate =
  (budget: LoadBudget): RequestHandler =>
  (request, response, next) => {
    const { userId } = (response.locals.principal as Principal | undefined)?.user ?? { userId: anonymous };
    const held = budget.open(userId);
    loadShares.set(request, held);
    void endOf(response).then(held.release);
    next();
  };

/** Runs the handler of a request and counts the contents that it loads. */
export const countingLoads = async <T>(request: object, handle: () => Promise<T>): Promise<T> => {
  const held = loadShares.get(request);
  if (!held) return handle();
  const release = held.retain();
  try {
    return await inFlightRequests.run(held, handle);
  } finally {
    release();
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
    return await inFlightRequests.run(held, work);
  } finally {
    held.release();
  }
};

/** Runs a part of a handler that loads contents, and releases them when it ends. */
export const releasingLoads = async <T>(part: () => Promise<T>): Promise<T> => {
  const held = inFlightRequests.getStore()?.open();
  if (!held) return part();
  try {
    return await inFlightRequests.run(held, part);
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
    const held = inFlightRequests.getStore();
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
