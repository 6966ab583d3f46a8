import { Failure } from '@clearbench/contracts/failure';
import { cards } from './testing/book.fixture.ts';
import { acquired, catalogue, discarded, eventually, lent, returned, stopAll } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

afterEach(stopAll);

describe('projector', () => {
  it('folds appended events into documents', async () => {
    const { events, projector, card } = catalogue([cards]);
    await projector.ready;
    await put(events, 'book-1', acquired('1'), lent('1'), returned('1'));
    const { position } = await put(events, 'book-1', lent('1', 'bob'));
    await projector.reached('cards', position, 60_000);
    expect(await card('1')).toEqual({ id: '1', title: 'Emma', reader: 'bob', loans: 2 });
    expect(projector.position('cards')).toBe(position);
    expect(await projector.lags()).toEqual([{ name: 'cards', version: 1, lag: 0 }]);
  });

  it('waits at its start while the stores cannot be reached', async () => {
    const stores = memoryStores();
    let absences = 3;
    const prepare: typeof stores.documents.prepare = async (...collection) => {
      absences -= 1;
      if (absences >= 0) throw new Failure('store.unavailable');
      return stores.documents.prepare(...collection);
    };
    await put(stores.events, 'book-1', acquired('1'));
    const { card, upToDate } = catalogue([cards], stores, { documents: { ...stores.documents, prepare } });
    await upToDate();
    expect(await card('1')).toMatchObject({ title: 'Emma' });
  });

  it('deletes a document, and creates it again', async () => {
    const { events, card, upToDate } = catalogue([cards]);
    await put(events, 'book-1', acquired('1'), discarded('1'));
    await upToDate();
    expect(await card('1')).toBeUndefined();
    await put(events, 'book-1', acquired('1', 'Persuasion'));
    await upToDate();
    expect(await card('1')).toMatchObject({ title: 'Persuasion' });
  });

  it('reports the last change of a read model, apart from other events', async () => {
    const { events, projector, upToDate } = catalogue([cards]);
    const { position } = await put(events, 'book-1', acquired('1'));
    await upToDate();
    await put(events, 'door', { type: 'DoorOpened', data: {} });
    await upToDate();
    expect([projector.position('cards'), projector.changedAt('cards')]).toEqual([position + 1, position]);
  });

  it('fails in time for a read model that is behind', async () => {
    const { projector } = catalogue([cards]);
    await expect(projector.reached('cards', 7, 10)).rejects.toMatchObject({
      errorKey: 'projection.behind',
      params: { projection: 'cards', position: 7, reached: 0 },
    });
  });

  it('continues at its checkpoint', async () => {
    const first = catalogue([cards]);
    await put(first.events, 'book-1', acquired('1'));
    await first.upToDate();
    await first.projector.stop();
    await put(first.events, 'book-1', lent('1'));
    let read = 0;
    const readAll: typeof first.events.readAll = async (after, limit) => {
      const found = await first.events.readAll(after, limit);
      read += found.length;
      return found;
    };
    const second = catalogue([cards], { ...first, events: { ...first.events, readAll } });
    await second.upToDate();
    expect(await second.card('1')).toMatchObject({ reader: 'ann', loans: 1 });
    expect(read).toBe(1);
  });

  it('polls when no notification arrives', async () => {
    const { events } = memoryStores();
    const deaf = { ...events, onAppended: () => () => {} };
    const { projector, documents } = catalogue([cards], undefined, { events: deaf, pollMs: 5 });
    await projector.ready;
    const { position } = await put(events, 'book-1', acquired('1'));
    await projector.reached('cards', position, 60_000);
    expect(await documents.get('cards@1', '1')).toBeDefined();
  });

  it('retries when a store fails', async () => {
    const { documents } = memoryStores();
    let failures = 3;
    const apply: typeof documents.apply = async (...change) => {
      failures -= 1;
      if (failures >= 0) throw new Error('disk full');
      return documents.apply(...change);
    };
    const { events, projector, upToDate, notices } = catalogue([cards], undefined, {
      documents: { ...documents, apply },
    });
    await put(events, 'book-1', acquired('1'));
    await upToDate();
    expect(await documents.get(projector.active('cards'), '1')).toMatchObject({ document: { loans: 0 } });
    expect(notices).toEqual([]);
  });

  it('saves the checkpoint of a read model without events', async () => {
    const { events, checkpoints, projector } = catalogue([cards], undefined, { pollMs: 5 });
    await projector.ready;
    const { position } = await put(events, 'shelf-1', { type: 'ShelfBuilt', data: {} });
    await eventually(async () => (await checkpoints.get('cards@1')) === position);
  });

  it('refuses two projections with one name', () => {
    expect(() => catalogue([cards, cards])).toThrow('same name');
  });
});

describe('read models that are up to date', () => {
  it('share one reader of the log', async () => {
    const { events } = memoryStores();
    let reads = 0;
    const readAll: typeof events.readAll = (...asked) => {
      reads += 1;
      return events.readAll(...asked);
    };
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...cards,
      name: `cards-${index}`,
      collection: `cards-${index}@1`,
    }));
    const { projector } = catalogue(many, undefined, { events: { ...events, readAll }, pollMs: 60_000 });
    await projector.ready;
    const { position } = await put(events, 'book-1', acquired('1'));
    await Promise.all(many.map(({ name }) => projector.reached(name, position, 60_000)));
    await eventually(() => reads > 0);
    reads = 0;
    const later = await put(events, 'book-1', lent('1'));
    await Promise.all(many.map(({ name }) => projector.reached(name, later.position, 60_000)));
    expect(reads).toBe(1);
  });
});

describe('notices', () => {
  it('are sent after the document can be read', async () => {
    const { events, projector, changes, card, upToDate } = catalogue([cards]);
    await projector.ready;
    const seen: unknown[] = [];
    changes.subscribe(({ id }) => void card(id).then((found) => seen.push(found)));
    await put(events, 'book-1', acquired('1'));
    await upToDate();
    await eventually(() => seen.length > 0);
    expect(seen).toEqual([expect.objectContaining({ title: 'Emma' })]);
  });

  it('are sent once per document and batch with the position of the last event, also for deletions', async () => {
    const { events, projector, notices, upToDate } = catalogue([cards]);
    await projector.ready;
    const { position } = await put(events, 'book-1', acquired('1'), lent('1'), returned('1'));
    await upToDate();
    await eventually(() => notices.length > 0);
    expect(notices).toMatchObject([{ topic: 'card', id: '1', audience: 'everyone', revision: position }]);
    await put(events, 'book-1', discarded('1'));
    await eventually(() => notices.length === 2);
  });

  it('are not sent for events before the first build of a read model', async () => {
    const { events } = memoryStores();
    await put(events, 'book-1', acquired('1'));
    const { notices, upToDate } = catalogue([cards], undefined, { events });
    await upToDate();
    await put(events, 'book-2', acquired('2'));
    await eventually(() => notices.length > 0);
    expect(notices.map(({ id }) => id)).toEqual(['2']);
  });

  it('are sent after a restart for events during the stop', async () => {
    const first = catalogue([cards]);
    await put(first.events, 'book-1', acquired('1'));
    await first.upToDate();
    await first.projector.stop();
    await put(first.events, 'book-1', lent('1'));
    const { notices } = catalogue([cards], first);
    await eventually(() => notices.length > 0);
  });
});

describe('an event whose reducer throws', () => {
  const fragile = {
    ...cards,
    on: {
      ...cards.on,
      BookReturned: () => {
        throw new Error('no such shelf');
      },
    },
  };

  it('is parked; its document is unchanged, and processing continues', async () => {
    const { events, projector, card, upToDate } = catalogue([fragile]);
    await put(events, 'book-1', acquired('1'), lent('1'), returned('1'), lent('1', 'bob'));
    await upToDate();
    expect(await card('1')).toMatchObject({ reader: 'bob', loans: 2 });
    expect(await projector.parked()).toEqual([
      expect.objectContaining({
        reader: 'cards@1',
        type: 'BookReturned',
        stream: 'book-1',
        message: 'no such shelf',
        position: 3,
      }),
    ]);
  });

  it('is parked too when its key function throws', async () => {
    const { events, projector, upToDate } = catalogue([cards]);
    await put(events, 'book-1', { type: 'BookAcquired', data: null }, acquired('1'));
    await upToDate();
    expect(await projector.parked()).toMatchObject([{ type: 'BookAcquired', position: 1 }]);
  });
});
