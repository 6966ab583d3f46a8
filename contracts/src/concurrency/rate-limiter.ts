import { boundedCache } from '../bounded-cache.ts';
import { type Rate, type TokenBucket, tokenBucket } from './token-bucket.ts';

/** Keys counted at a time; one more drops the key that was quiet for the longest time, whose bucket is the fullest. */
const mostKeys = 10_000;

type Taken = { readonly wait: number; readonly remaining: number; readonly seconds: number };

/** A token bucket for each key, for example for each account. `now` counts milliseconds. */
export const rateLimiter = (rate: Rate, now?: () => number) => {
  const buckets = boundedCache<TokenBucket>(mostKeys);
  const bucketOf = (key: string): TokenBucket => {
    const known = buckets.get(key);
    if (known) return known;
    const bucket = tokenBucket(rate, now);
    buckets.set(key, bucket);
    return bucket;
  };
  const taken = (bucket: TokenBucket): number => (bucket.take(1) ? 0 : Math.max(1, bucket.wait(1)));
  return {
    /** Takes a token of the key. Returns 0, or the milliseconds until one is there. */
    take: (key: string): number => taken(bucketOf(key)),
    /** The same, with the tokens that are left, and the seconds until all are there again. */
    takeAndCount: (key: string): Taken => {
      const bucket = bucketOf(key);
      const wait = taken(bucket);
      return { wait, remaining: Math.floor(bucket.left()), seconds: Math.ceil(bucket.wait(rate.burst) / 1_000) };
    },
    keys: (): number => buckets.size(),
  };
};
