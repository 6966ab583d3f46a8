import { tokenBucket } from './token-bucket.ts';

describe('a token bucket', () => {
  const bucketAt = () => {
    const time = { now: 0 };
    return { time, bucket: tokenBucket({ burst: 10, perSecond: 2 }, () => time.now) };
  };

  it('gives as many tokens at once as its burst', () => {
    const { bucket } = bucketAt();
    expect([bucket.take(4), bucket.take(6), bucket.take(1)]).toEqual([true, true, false]);
  });

  it('takes no token where too few are left', () => {
    const { bucket } = bucketAt();
    expect([bucket.take(8), bucket.take(3), bucket.take(2)]).toEqual([true, false, true]);
  });

  it('refills evenly, and never above its burst', () => {
    const { bucket, time } = bucketAt();
    bucket.take(10);
    time.now = 500;
    expect([bucket.take(1), bucket.take(1)]).toEqual([true, false]);
    time.now = 3_600_000;
    expect([bucket.take(11), bucket.take(10)]).toEqual([false, true]);
  });
});
