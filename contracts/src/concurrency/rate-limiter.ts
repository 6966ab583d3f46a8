import { boundedCache } from '../bounded-cache.ts';
import { type Rate, type TokenBucket, tokenBucket } from './token-bucket.ts';

/** Keys counted at a time; one more drops the key that was quiet for the longest time, whose bucket is the fullest. */
const mostKeys = 10_000;

/** A token bucket for each key, for example for each account. `now` counts milliseconds. */
export const rateLimiter = (rate: Rate, now?: () => number) => {
  const buckets = boundedCache<TokenBucket>(mostKeys);
  return {
    /** Takes a token of the key. Returns 0, or the milliseconds until one is there. */
    take: (key: string): number => {
      const known = buckets.get(key);
      const bucket = known ?? tokenBucket(rate, now);
      if (!known) buckets.set(key, bucket);
      return bucket.take(1) ? 0 : Math.max(1, bucket.wait(1));
    },
    /** Tokens of the key that are left, and the seconds until all are there again; as of the last `take`. */
    left: (key: string): { readonly remaining: number; readonly seconds: number } => {
      const bucket = buckets.get(key);
      const milliseconds = bucket?.wait(rate.burst) ?? 0;
      return { remaining: Math.floor(bucket?.left() ?? rate.burst), seconds: Math.ceil(milliseconds / 1_000) };
    },
    keys: (): number => buckets.size(),
  };
};
