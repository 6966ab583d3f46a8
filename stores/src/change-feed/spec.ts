import type { ChangeFeed, ChangeNotice } from './change-feed.ts';

const notice = (id: string, revision = 1): ChangeNotice => ({ topic: 'file', id, revision, audience: 'env:e1' });

/** Resolves with the first `count` notices heard. */
const heard = (feed: ChangeFeed, count: number) =>
  new Promise<ChangeNotice[]>((resolve) => {
    const notices: ChangeNotice[] = [];
    feed.subscribe((each) => {
      notices.push(each);
      if (notices.length === count) resolve(notices);
    });
  });

/** What every change feed promises; `open` is told where to report what a listener throws. */
export const changeFeedSpec = (name: string, open: (report: (error: unknown) => void) => Promise<ChangeFeed>): void =>
  describe(`${name} as a change feed`, () => {
    let feed: ChangeFeed;
    let reported: unknown[];
    beforeEach(async () => {
      reported = [];
      feed = await open((error) => void reported.push(error));
    });
    afterEach(() => feed.close());

    it('tells every listener, in publishing order', async () => {
      const listeners = [heard(feed, 3), heard(feed, 3)];
      await feed.publish([notice('a', 1), notice('b', 2)]);
      await feed.publish([notice('a', 3)]);
      for (const notices of await Promise.all(listeners)) {
        expect(notices).toEqual([notice('a', 1), notice('b', 2), notice('a', 3)]);
      }
    });

    it('carries a body', async () => {
      const listening = heard(feed, 1);
      const withBody = { ...notice('t'), topic: 'transfer', body: { state: 'accepted' } };
      await feed.publish([withBody]);
      expect(await listening).toEqual([withBody]);
    });

    it('tells nobody who left', async () => {
      const gone: ChangeNotice[] = [];
      const leave = feed.subscribe((each) => void gone.push(each));
      leave();
      const staying = heard(feed, 1);
      await feed.publish([notice('a')]);
      await staying;
      expect(gone).toEqual([]);
    });

    it('goes on past a listener that throws', async () => {
      feed.subscribe(() => {
        throw new Error('listener broke');
      });
      const listening = heard(feed, 2);
      await feed.publish([notice('a'), notice('b')]);
      expect(await listening).toHaveLength(2);
      expect(reported.map(String)).toEqual(['Error: listener broke', 'Error: listener broke']);
    });

    it('is silent once closed', async () => {
      const late: ChangeNotice[] = [];
      feed.subscribe((each) => void late.push(each));
      await feed.close();
      feed.subscribe((each) => void late.push(each));
      await feed.publish([notice('a')]);
      await feed.close();
      expect(late).toEqual([]);
    });
  });
