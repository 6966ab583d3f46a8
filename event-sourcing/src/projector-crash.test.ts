import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { replay } from './replay.ts';
import { type BookEvent, cards } from './testing/book.fixture.ts';
import { acquired, catalogue, discarded, lent, returned, stopAll, stored } from './testing/catalogue.fixture.ts';
import { envelope, memoryStores } from './testing/stores.fixture.ts';

afterEach(stopAll);

/** Seeded random numbers, so that a failure can be reproduced. */
const seededRandom = (seed: number) => {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const books = Array.from({ length: 12 }, (_, index) => `${index}`);

const randomEvent = (roll: (sides: number) => number): BookEvent => {
  const book = books[roll(books.length)] ?? '0';
  const kind = roll(50);
  if (kind < 2) return acquired(book, `Title ${roll(100)}`);
  if (kind < 30) return lent(book, `reader ${roll(100)}`);
  return kind < 49 ? returned(book) : discarded(book);
};

/**
 * Writes documents one by one and the checkpoint last, like a store without transactions, and fails after a number of
 * writes.
 */
const failingStore = (whole: DocumentStore, writesToLive: () => number) => {
  let left = writesToLive();
  const live = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  const apply: DocumentStore['apply'] = async (collection, changes, checkpoint) => {
    for (const change of changes) {
      live();
      await whole.apply(collection, [change]);
    }
    if (!checkpoint) return;
    live();
    await whole.apply(collection, [], checkpoint);
  };
  return { ...whole, apply };
};

describe('a projector killed between any two writes', () => {
  it.each([1, 2, 3, 5, 8, 13, 21, 34])('ends with the documents of a replay (seed %i)', async (seed) => {
    const roll = seededRandom(seed);
    const stores = memoryStores();
    const facts = Array.from({ length: 600 }, () => envelope(randomEvent(roll)));
    await stores.events.append('books', 0, facts);

    for (let life = 0; life < 25; life += 1) {
      const documents = failingStore(stores.documents, () => 4 + roll(20));
      const batchSize = 1 + roll(6);
      const { projector } = catalogue([cards], { ...stores, documents }, { batchSize });
      await projector.ready.catch(() => {});
      await projector.reached('cards', 600, 1 + roll(8)).catch(() => {});
      await projector.stop().catch(() => {});
    }

    const { projector, upToDate } = catalogue([cards], stores, { batchSize: 5 });
    await projector.ready;
    await upToDate();
    expect(await stored(stores, projector, books)).toEqual(await replay(cards, stores.events));
    expect(await projector.parked()).toEqual([]);
  });
});
