import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { rateLimiter } from '@clearbench/contracts/concurrency/rate-limiter';

/** Failed sign-ins of an address at once, and then each second. */
const usual = { burst: 30, perSecond: 0.5 };

/** Limits failed sign-ins by address: further attempts of the address are refused until its next one is allowed. */
export const attemptLimit = (rate = usual, now: () => number = () => performance.now()) => {
  const limiter = rateLimiter(rate, now);
  const refusedUntil = boundedCache<number>(10_000);
  return {
    isRefused: (address: string): boolean => (refusedUntil.get(address) ?? 0) > now(),
    failed: (address: string): void => {
      const wait = limiter.take(address);
      if (wait > 0) refusedUntil.set(address, now() + wait);
    },
  };
};
export type AttemptLimit = ReturnType<typeof attemptLimit>;
