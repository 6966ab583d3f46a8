import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { onceReadable } from './once-readable.ts';

const notice = (revision: number) => ({ topic: 'file-list', id: 'f1', revision, audience: 'everyone' });

describe('notices of another process', () => {
  it('are delivered in order once their position is known, several after one check', async () => {
    const feed = inProcessChangeFeed();
    const looks: PromiseWithResolvers<void>[] = [];
    const received: number[] = [];
    const refresh = () => {
      const look = Promise.withResolvers<void>();
      looks.push(look);
      return look.promise;
    };
    const unsubscribe = onceReadable(feed, refresh).subscribe(({ revision }) => received.push(revision));
    await feed.publish([notice(1)]);
    await feed.publish([notice(2), notice(3)]);
    expect([looks.length, received]).toEqual([1, []]);
    looks[0]?.resolve();
    await eventually(() => looks.length === 2);
    expect(received).toEqual([1]);
    looks[1]?.reject(new Error('the store is away'));
    await eventually(() => received.length === 3);
    expect(received).toEqual([1, 2, 3]);
    unsubscribe();
    await feed.publish([notice(4)]);
    expect(looks).toHaveLength(2);
  });
});
