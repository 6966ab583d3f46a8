import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { projection } from './projection.ts';
import { type BookEvent, type Card, cards } from './testing/book.fixture.ts';
import { acquired, catalogue, eventually, lent, stopAll } from './testing/catalogue.fixture.ts';
import { put } from './testing/stores.fixture.ts';

afterEach(stopAll);

/** The second version counts loans double, which shows the served version. */
const raised = projection<Card, BookEvent>({
  ...cards,
  version: 2,
  on: { ...cards.on, BookLent: (card, { data }) => card && { ...card, reader: data.reader, loans: card.loans + 2 } },
});

const firstVersion = async () => {
  const first = catalogue([cards]);
  await put(first.events, 'book-1', acquired('1'), lent('1'));
  await first.upToDate();
  await first.projector.stop();
  return first;
};

/** A log that returns nothing until it is opened. */
const blockedLog = ({ events }: Awaited<ReturnType<typeof firstVersion>>) => {
  const gate = Promise.withResolvers<void>();
  const readAll: typeof events.readAll = async (...asked) => {
    await gate.promise;
    return events.readAll(...asked);
  };
  return { events: { ...events, readAll }, open: gate.resolve };
};

describe('a projection with a raised version', () => {
  it('is built beside the old one, is then served, and the old one is dropped', async () => {
    const first = await firstVersion();
    const blocked = blockedLog(first);
    const { projector, card, documents, checkpoints, notices } = catalogue([raised], first, {
      events: blocked.events,
      graceMs: 1,
    });
    await projector.ready;
    expect(projector.active('cards')).toBe('cards@1');
    expect(await card('1')).toMatchObject({ loans: 1 });
    await expect(projector.reached('cards', 2, 5)).rejects.toMatchObject({ errorKey: 'projection.behind' });

    blocked.open();
    await projector.reached('cards', 2, 60_000);
    expect(projector.active('cards')).toBe('cards@2');
    expect(await card('1')).toMatchObject({ loans: 2 });
    await eventually(async () => (await documents.get('cards@1', '1')) === undefined);
    await eventually(async () => (await checkpoints.get('cards@1')) === 0);
    expect(notices).toEqual([]);
  });

  it('is served only once all its indexes are created', async () => {
    const first = await firstVersion();
    const served: string[] = [];
    const createIndexes = async () => {
      served.push(second.projector.active('cards'));
      return served.length < 3;
    };
    const second = catalogue([raised], { ...first, documents: { ...first.documents, createIndexes } });
    await second.projector.ready;
    await eventually(() => second.projector.active('cards') === 'cards@2');
    expect(served).toEqual(['cards@1', 'cards@1', 'cards@1']);
    expect(await second.card('1')).toMatchObject({ loans: 2 });
  });

  it.each([
    ['later where the log is long', 2, true],
    ['at once where the log is short', 3, false],
  ])('has its indexes created %s', async (_, longLog, indexesLater) => {
    const first = await firstVersion();
    const prepared = new Map<string, unknown>();
    const prepare: DocumentStore['prepare'] = (name, shape, options) => {
      prepared.set(name, options?.indexesLater);
      return first.documents.prepare(name, shape, options);
    };
    const stores = { ...first, documents: { ...first.documents, prepare } };
    await catalogue([raised], stores, { longLog }).projector.ready;
    expect(prepared.get('cards@2')).toBe(indexesLater);
    expect(prepared.get('cards@1')).toBeUndefined();
  });

  it('continues its rebuild after a restart, and is not built again once it is served', async () => {
    const first = await firstVersion();
    const blocked = blockedLog(first);
    const half = catalogue([raised], first, { events: blocked.events });
    await half.projector.ready;
    const stopped = half.projector.stop();
    blocked.open();
    await stopped;
    const rest = catalogue([raised], first);
    await eventually(() => rest.projector.active('cards') === 'cards@2');
    await rest.projector.stop();

    const again = catalogue([raised], first);
    await again.projector.ready;
    expect(again.projector.active('cards')).toBe('cards@2');
    expect(again.projector.position('cards')).toBe(2);
  });

  it('can be rolled back: the lower version is rebuilt', async () => {
    const first = await firstVersion();
    const second = catalogue([raised], first, { graceMs: 60_000 });
    await eventually(() => second.projector.active('cards') === 'cards@2');
    await put(first.events, 'book-1', lent('1', 'bob'));
    await second.upToDate();
    await second.projector.stop();

    const back = catalogue([cards], first);
    await back.projector.ready;
    await eventually(() => back.projector.active('cards') === 'cards@1');
    expect(await back.card('1')).toEqual({ id: '1', title: 'Emma', reader: 'bob', loans: 2 });
  });

  it('removes the events that the old version had parked', async () => {
    const fragile = {
      ...cards,
      on: {
        ...cards.on,
        BookLent: () => {
          throw new Error('no pencil');
        },
      },
    };
    const first = catalogue([fragile]);
    await put(first.events, 'book-1', acquired('1'), lent('1'));
    await first.upToDate();
    expect(await first.projector.parked()).toHaveLength(1);
    await first.projector.stop();

    const { projector } = catalogue([raised], first, { graceMs: 1 });
    await eventually(async () => (await projector.parked()).length === 0);
  });
});
