import { Failure } from '@clearbench/contracts/failure';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { quietLog } from './log.ts';
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

  it('is served without an index that cannot be created, which is tried again at the next start', async () => {
    const first = await firstVersion();
    const served: string[] = [];
    const logged: unknown[] = [];
    const log = { ...quietLog, error: (facts: object, message: string) => void logged.push([facts, message]) };
    const createIndexes = async () => {
      served.push(second.projector.active('cards'));
      throw new Error('a value is too long');
    };
    const documents = { ...first.documents, createIndexes };
    const second = catalogue([raised], { ...first, documents }, { log });
    await second.projector.ready;
    await eventually(() => second.projector.active('cards') === 'cards@2');
    expect(new Set(served)).toEqual(new Set(['cards@1']));
    const fault = { err: new Error('a value is too long'), collection: 'cards@2' };
    expect(logged.at(-1)).toEqual([fault, 'an index cannot be created, the read model is served without it']);
    await put(second.events, 'book-1', lent('1'));
    await second.upToDate();
    await second.projector.stop();

    let tries = 0;
    const third = catalogue([raised], {
      ...first,
      documents: { ...first.documents, createIndexes: async () => ++tries < 1 },
    });
    await third.projector.ready;
    await eventually(() => tries > 0);
  });

  it('waits for its indexes while the stores fail in a way that passes', async () => {
    const first = await firstVersion();
    let faults = 6;
    const createIndexes = async () => {
      if (faults > 0) {
        faults -= 1;
        throw new Failure('store.unavailable');
      }
      return false;
    };
    const second = catalogue([raised], { ...first, documents: { ...first.documents, createIndexes } });
    await second.projector.ready;
    await eventually(() => second.projector.active('cards') === 'cards@2');
    expect(faults).toBe(0);
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
