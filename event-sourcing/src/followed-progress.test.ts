import { type FollowedProgress, followProgress } from './followed-progress.ts';
import { quietLog } from './log.ts';
import { projection } from './projection.ts';
import { type BookEvent, type Card, cards } from './testing/book.fixture.ts';
import { acquired, type CatalogueStores, catalogue, lent, stopAll } from './testing/catalogue.fixture.ts';
import { put } from './testing/stores.fixture.ts';

/** A projection that none of the test's events concerns. */
const discards = projection<Card, BookEvent>({ ...cards, name: 'discards', on: { BookDiscarded: (card) => card } });
const raised = projection<Card, BookEvent>({ ...cards, version: 2 });

let following: FollowedProgress;
const follow = (stores: CatalogueStores, longestWaitMs = 5_000, names = ['cards', 'discards']) => {
  following = followProgress({ names, ...stores, log: quietLog, longestWaitMs });
  return following;
};

afterEach(async () => {
  await following.stop();
  await stopAll();
});

describe('followed progress', () => {
  it('is the progress of the projector, also for a read model without events', async () => {
    const { projector, events, ...stores } = catalogue([cards, discards], undefined, { isFollowed: true });
    const progress = follow({ events, ...stores });
    await progress.ready;
    const { position } = await put(events, 'book-1', acquired('1'), lent('1'));
    await progress.reached(position);
    expect([progress.position('cards'), progress.position('discards')]).toEqual([position, position]);
    expect(progress.active('cards')).toBe(projector.active('cards'));
    expect((await stores.documents.get(progress.active('cards'), '1'))?.document).toMatchObject({ loans: 1 });
    expect(progress.lags(position + 3)).toContainEqual({ name: 'cards', version: 1, lag: 3 });
  });

  it('is known after the first check', async () => {
    const { events, upToDate, ...stores } = catalogue([cards], undefined, { isFollowed: true });
    const progress = follow({ events, ...stores }, 5_000, ['cards']);
    await progress.ready;
    const { position } = await put(events, 'book-1', acquired('1'));
    await upToDate();
    await progress.refresh();
    expect(progress.position('cards')).toBe(position);
  });

  it('is waited for up to the time limit', async () => {
    const { projector, events, upToDate, ...stores } = catalogue([cards, discards], undefined, { isFollowed: true });
    await put(events, 'book-1', acquired('1'));
    await upToDate();
    const progress = follow({ ...stores, events }, 20);
    await progress.ready;
    await projector.stop();
    const { position } = await put(events, 'book-1', lent('1'));
    await expect(progress.reached(position, ['cards'])).rejects.toMatchObject({
      errorKey: 'projection.behind',
      params: { projection: 'cards', position },
    });
  });

  it('starts when every read model was built once', async () => {
    const first = catalogue([cards], undefined, { isFollowed: true });
    await put(first.events, 'book-1', acquired('1'));
    await first.upToDate();
    let isReady = false;
    const progress = follow(first);
    void progress.ready.then(() => {
      isReady = true;
    });
    await progress.refresh();
    expect(isReady).toBe(false);
    expect(progress.position('discards')).toBe(0);
    await first.projector.stop();
    catalogue([cards, discards], first, { isFollowed: true });
    await progress.ready;
  });

  it('treats a version that is being replaced as missing, and follows its successor', async () => {
    const first = catalogue([cards], undefined, { isFollowed: true });
    const { position } = await put(first.events, 'book-1', acquired('1'), lent('1'));
    await first.upToDate();
    await first.projector.stop();

    const gate = Promise.withResolvers<void>();
    const readAll: typeof first.events.readAll = async (...asked) => {
      await gate.promise;
      return first.events.readAll(...asked);
    };
    const second = catalogue([raised], first, { events: { ...first.events, readAll }, isFollowed: true, graceMs: 1 });
    await second.projector.ready;
    const progress = follow(first, 20, ['cards']);
    await progress.ready;
    expect([progress.active('cards'), progress.position('cards')]).toEqual(['cards@1', 0]);
    await expect(progress.reached(position)).rejects.toMatchObject({ errorKey: 'projection.behind' });

    gate.resolve();
    await second.upToDate();
    await progress.refresh();
    expect([progress.active('cards'), progress.position('cards')]).toEqual(['cards@2', position]);
  });
});
