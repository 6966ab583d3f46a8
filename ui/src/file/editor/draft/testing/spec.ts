import type { Draft, DraftBounds, DraftStore } from '../draft-store.ts';

const draft = (over: Partial<Draft> = {}): Draft => ({
  fileId: 'f1',
  owner: 'u1',
  writer: 'page1',
  text: '<a/>',
  basedOn: 3,
  at: '2026-11-02T08:00:00.000Z',
  ...over,
});

/** The contract of every draft store. */
export const draftStoreSpec = (name: string, open: (bounds?: DraftBounds) => DraftStore) =>
  describe(`${name} as a draft store`, () => {
    it('returns the last stored draft', async () => {
      const store = open();
      await store.keep(draft());
      await store.keep(draft({ text: '<b/>', sent: 'x' }));
      expect(await store.read('u1', 'f1')).toEqual(draft({ text: '<b/>', sent: 'x' }));
    });

    it('returns a text whole that was stored in parts', async () => {
      const store = open();
      await store.keep({ ...draft(), text: ['', '<a>', 'é', '</a>'] });
      expect(await store.read('u1', 'f1')).toEqual(draft({ text: '<a>é</a>' }));
      store.keepAtClose({ ...draft({ at: '2026-11-02T08:00:05.000Z' }), text: ['<b', '/>'] });
      expect((await store.read('u1', 'f1'))?.text).toBe('<b/>');
    });

    it('does not return drafts of other users', async () => {
      const store = open();
      await store.keep(draft());
      expect(await store.read('u2', 'f1')).toBeUndefined();
    });

    it('deletes a draft for the page that stored it', async () => {
      const store = open();
      await store.keep(draft());
      await store.drop(draft());
      expect(await store.read('u1', 'f1')).toBeUndefined();
    });

    it('does not delete what another page stored since', async () => {
      const store = open();
      await store.keep(draft());
      await store.keep(draft({ writer: 'page2', text: '<c/>' }));
      await store.drop(draft());
      expect((await store.read('u1', 'f1'))?.text).toBe('<c/>');
    });

    it('lists the owners of the stored drafts, newest first, without their texts', async () => {
      const store = open();
      await store.keep(draft({ fileId: 'f1', fileName: 'one.xml', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z' }));
      await store.keep(draft({ owner: 'u11' }));
      expect(await store.list('u1')).toEqual([
        { fileId: 'f2', at: '2026-11-02T08:00:02Z' },
        { fileId: 'f1', at: '2026-11-02T08:00:01Z', fileName: 'one.xml' },
      ]);
    });

    it('deletes the drafts of one owner, also of other pages, and stores no more of them', async () => {
      const store = open();
      await store.keep(draft({ fileId: 'f1' }));
      await store.keep(draft({ fileId: 'f2', writer: 'page2' }));
      await store.keep(draft({ owner: 'u11' }));
      await store.giveUp('u1');
      await store.keep(draft({ fileId: 'f3' }));
      expect([await store.list('u1'), await store.read('u1', 'f1')]).toEqual([[], undefined]);
      expect(await store.list('u11')).toHaveLength(1);
    });

    it('deletes the oldest if there are too many', async () => {
      const store = open({ drafts: 2, characters: 1000 });
      await store.keep(draft({ fileId: 'f1', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z' }));
      await store.keep(draft({ fileId: 'f3', at: '2026-11-02T08:00:03Z' }));
      expect(await store.read('u1', 'f1')).toBeUndefined();
      expect(await store.read('u1', 'f2')).toBeDefined();
      expect(await store.read('u1', 'f3')).toBeDefined();
    });

    it('keeps the newest even if it alone is too large', async () => {
      const store = open({ drafts: 9, characters: 10 });
      await store.keep(draft({ fileId: 'f1', at: '2026-11-02T08:00:01Z' }));
      await store.keep(draft({ fileId: 'f2', at: '2026-11-02T08:00:02Z', text: 'x'.repeat(50) }));
      expect(await store.read('u1', 'f1')).toBeUndefined();
      expect((await store.read('u1', 'f2'))?.text).toHaveLength(50);
    });
  });
