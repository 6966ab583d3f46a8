import type { ChangeFeed, ChangeNotice } from '../change-feed.ts';

const notice = (id: string, revision = 1): ChangeNotice => ({ topic: 'file', id, revision, audience: 'env:e1' });

/** Resolves with the first `count` received notices. */
const firstNotices = (feed: ChangeFeed, count: number) =>
  new Promise<ChangeNotice[]>((resolve) => {
    const notices: ChangeNotice[] = [];
    feed.subscribe((each) => {
      notices.push(each);
      if (notices.length === count) resolve(notices);
    });
  });

/** The contract of every change feed; `open` receives the function that reports errors of listeners. */
export const changeFeedSpec = (name: string, open: (report: (error: unknown) => void) => Promise<ChangeFeed>): void =>
  describe(`${name} as a change feed`, () => {
    let feed: ChangeFeed;
    let reported: unknown[];
    beforeEach(async () => {
      reported = [];
      feed = await open((error) => void reported.push(error));
    });
    afterEach(() => feed.close());

    it('delivers to every listener in publishing order', async () => {
      const listeners = [firstNotices(feed, 3), firstNotices(feed, 3)];
      await feed.publish([notice('a', 1), notice('b', 2)]);
      await feed.publish([notice('a', 3)]);
      for (const notices of await Promise.all(listeners)) {
        expect(notices).toEqual([notice('a', 1), notice('b', 2), notice('a', 3)]);
      }
    });

    it('carries a body', async () => {
      const listening = firstNotices(feed, 1);
      const withBody = { ...notice('t'), topic: 'transfer', body: { state: 'accepted' } };
      await feed.publish([withBody]);
      expect(await listening).toEqual([withBody]);
    });

    it('delivers nothing after unsubscribing', async () => {
      const afterUnsubscribe: ChangeNotice[] = [];
      const leave = feed.subscribe((each) => void afterUnsubscribe.push(each));
      leave();
      const received = firstNotices(feed, 1);
      await feed.publish([notice('a')]);
      await received;
      expect(afterUnsubscribe).toEqual([]);
    });

    it('delivers to other listeners when one throws', async () => {
      feed.subscribe(() => {
        throw new Error('listener broke');
      });
      const listening = firstNotices(feed, 2);
      await feed.publish([notice('a'), notice('b')]);
      expect(await listening).toHaveLength(2);
      expect(reported.map(String)).toEqual(['Error: listener broke', 'Error: listener broke']);
    });

    it('delivers nothing after closing', async () => {
      const late: ChangeNotice[] = [];
      feed.subscribe((each) => void late.push(each));
      await feed.close();
      feed.subscribe((each) => void late.push(each));
      await feed.publish([notice('a')]);
      await feed.close();
      expect(late).toEqual([]);
    });
  });
