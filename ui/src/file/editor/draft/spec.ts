import type { Draft, DraftBounds, DraftStore } from './draft-store.ts';

const draft = (over: Partial<Draft> = {}): Draft => ({
  fileId: 'f1',
  owner: 'u1',
  writer: 'page1',
  text: '<a/>',
  basedOn: 3,
  at: '2026-11-02T08:00:00.000Z',
  ...over,
});

/** What every draft store promises. */
export const draftStoreSpec = (name: string, open: (bounds?: DraftBounds) => DraftStore) =>
  describe(`${name} as a draft store`, () => {
    it('gives back what was kept last', async () => {
      const store = open();
      await store.keep(draft());
      await store.keep(draft({ text: '<b/>', sent: 'x' }));
      expect(await store.read('u1', 'f1')).toEqual(draft({ text: '<b/>', sent: 'x' }));
    });

    it('shows nobody the draft of somebody else', async () => {
      const store = open();
      await store.keep(draft());
      expect(await store.read('u2', 'f1')).toBeUndefined();
    });

    it('drops a draft for the page that kept it', async () => {
      const store = open();
      await store.keep(draft());
      await store.drop(draft());
      expect(await store.read('u1', 'f1')).toBeUndefined();
    });

    it('leaves alone what another page kept since', async () => {
      const store = open();
      await store.keep(draft());
      await store.keep(draft({ writer: 'page2', text: '<c/>' }));
      await store.drop(draft());
      expect((await store.read('u1', 'f1'))?.text).toBe('<c/>');
    });

    it('tells whose drafts lie here, the newest first, without their texts', async () => {
      const store = open();
      await store.keep(draft({ fileId: 'f1', fileName: 'one.xml', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z' }));
      await store.keep(draft({ owner: 'u11' }));
      expect(await store.list('u1')).toEqual([
        { fileId: 'f2', at: '2026-11-02T08:00:02Z' },
        { fileId: 'f1', at: '2026-11-02T08:00:01Z', fileName: 'one.xml' },
      ]);
    });

    it('gives up the drafts of one owner, of whichever page, and keeps no more of theirs', async () => {
      const store = open();
      await store.keep(draft({ fileId: 'f1' }));
      await store.keep(draft({ fileId: 'f2', writer: 'page2' }));
      await store.keep(draft({ owner: 'u11' }));
      await store.giveUp('u1');
      await store.keep(draft({ fileId: 'f3' }));
      expect([await store.list('u1'), await store.read('u1', 'f1')]).toEqual([[], undefined]);
      expect(await store.list('u11')).toHaveLength(1);
    });

    it('lets the oldest go when there are too many', async () => {
      const store = open({ drafts: 2, characters: 1000 });
      await store.keep(draft({ fileId: 'f1', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z' }));
      await store.keep(draft({ fileId: 'f3', at: '2026-11-02T08:00:03Z' }));
      expect(await store.read('u1', 'f1')).toBeUndefined();
      expect(await store.read('u1', 'f2')).toBeDefined();
      expect(await store.read('u1', 'f3')).toBeDefined();
    });

    it('keeps the newest even when it alone is too large', async () => {
      const store = open({ drafts: 9, characters: 10 });
      await store.keep(draft({ fileId: 'f1', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z', text: 'x'.repeat(50) }));
      expect(await store.read('u1', 'f1')).toBeUndefined();
      expect((await store.read('u1', 'f2'))?.text).toHaveLength(50);
    });
  });
