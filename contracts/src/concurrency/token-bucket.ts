/** As many tokens as `burst` at once, refilled evenly. */
export type Rate = { readonly burst: number; readonly perSecond: number };

export type TokenBucket = {
  /** False when fewer than `count` tokens are left; then none is taken. */
  take(count: number): boolean;
  /** Milliseconds until `count` tokens are there, as of the last `take`. */
  wait(count: number): number;
  /** Tokens left, as of the last `take`. */
  left(): number;
};

const millisecondsPerSecond = 1_000;
/** Refilling rounds: a bucket that lacks less than this is not short of a token. */
const tolerance = 1e-6;

/** `now` counts milliseconds. A clock that is put back neither gives nor takes tokens. */
export const tokenBucket = ({ burst, perSecond }: Rate, now = () => performance.now()): TokenBucket => {
  let tokens = burst;
  let filledAt = now();
  return {
    take: (count) => {
      const at = now();
      tokens = Math.min(burst, tokens + (Math.max(0, at - filledAt) * perSecond) / millisecondsPerSecond);
      filledAt = at;
      if (tokens + tolerance < count) return false;
      tokens -= count;
      return true;
    },
    left: () => tokens,
    wait: (count) => Math.max(0, Math.round(((count - tokens) * millisecondsPerSecond) / perSecond)),
  };
};
