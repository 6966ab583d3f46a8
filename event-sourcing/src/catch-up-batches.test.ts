import { catchUpStep, intoCatchUpBatches, tailStep } from './catch-up-batches.ts';
import { quietLog } from './log.ts';
import { parking } from './parking.ts';
import { progress } from './progress.ts';
import { type Projection, projection } from './projection.ts';
import { projectionRunner, type Runner } from './projection-runner.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

const at = (position: number): Runner => ({
  projection: cards,
  position: () => position,
  unwritten: () => 0,
  passOver: () => false,
  take: async () => {},
  write: async () => {},
  save: async () => {},
});

describe('catch-up batches', () => {
  it('groups read models with near positions', () => {
    const groups = intoCatchUpBatches([990, 0, 1_000, 10, 20].map(at), 10);
    expect(groups.map((group) => group.map((runner) => runner.position()))).toEqual([
      [0, 10, 20],
      [990, 1_000],
    ]);
  });
});

describe('a step of read models that are behind', () => {
  /** A log of five events, read two at a time, and what happened to it. */
  const steps = async () => {
    const { events } = memoryStores();
    await put(events, 'books', ...['1', '2', '3', '4', '5'].map((id) => acquired(id)));
    const happened: string[] = [];
    let [position, faults] = [0, 0];
    const runner: Runner = {
      ...at(0),
      position: () => position,
      take: async (batch) => {
        happened.push(`take ${batch.map((event) => event.position).join(' ')}`);
        if (faults-- > 0) throw new Error('the process was replaced');
        position = batch.at(-1)?.position ?? position;
      },
    };
    const readAll: typeof events.readAll = (after, limit) => {
      happened.push(`read after ${after}`);
      return events.readAll(after, limit);
    };
    const fail = (): void => {
      faults = 1;
    };
    return { step: catchUpStep({ readAll }, [runner], 2), happened, fail };
  };

  it('has the next events read while it processes the last ones, up to the end of the log', async () => {
    const { step, happened } = await steps();
    while (await step());
    expect(happened).toEqual(['read after 0', 'read after 2', 'take 1 2', 'read after 4', 'take 3 4', 'take 5']);
  });

  it('reads the same events again after a failure', async () => {
    const { step, happened, fail } = await steps();
    fail();
    await expect(step()).rejects.toThrow('the process was replaced');
    await step();
    expect(happened).toEqual([
      ...['read after 0', 'read after 2', 'take 1 2'],
      ...['read after 0', 'read after 2', 'take 1 2'],
    ]);
  });
});

describe('read models at the end of the log', () => {
  const doors = projection<{ id: string }, { type: 'DoorOpened'; data: { doorId: string } }>({
    name: 'doors',
    version: 1,
    shape: { indexes: [] },
    key: ({ data }) => data.doorId,
    on: { DoorOpened: (_, { data }) => ({ id: data.doorId }) },
  });
  const setup = async () => {
    const stores = memoryStores();
    const written: string[] = [];
    const documents: typeof stores.documents = {
      ...stores.documents,
      apply: (name, ...rest) => {
        written.push(name);
        return stores.documents.apply(name, ...rest);
      },
    };
    const runners = await Promise.all(
      [cards, doors].map(async (one) => {
        await stores.documents.prepare(one.collection, one.shape);
        const parts = { ...stores, documents, parking: parking(documents), log: quietLog, quietUntil: 0 };
        return projectionRunner({ ...parts, projection: one as unknown as Projection, progress: progress() });
      }),
    );
    const [ofCards, ofDoors] = runners as [Runner, Runner];
    return { stores, written, ofCards, ofDoors, step: tailStep(stores.events, runners, 500) };
  };

  it('write only what concerns them, and all of them move on', async () => {
    const { stores, written, ofCards, ofDoors, step } = await setup();
    await put(stores.events, 'book-1', acquired('1'));
    await step();
    expect([written, ofCards.position(), ofDoors.position()]).toEqual([['cards@1'], 1, 1]);
    await put(stores.events, 'door-1', { type: 'DoorOpened', data: { doorId: '1' } });
    await put(stores.events, 'room-1', { type: 'RoomCleaned', data: {} });
    await step();
    expect([written, ofCards.position(), ofDoors.position()]).toEqual([['cards@1', 'doors@1'], 3, 3]);
    expect(ofDoors.passOver([])).toBe(true);
  });

  it('save the checkpoint of a read model that nothing has concerned for long', async () => {
    const { stores, ofDoors, step } = await setup();
    const others = Array.from({ length: 2_100 }, () => ({ type: 'RoomCleaned', data: {} }));
    await put(stores.events, 'room-1', ...others);
    while (await step());
    expect(await stores.checkpoints.get('doors@1')).toBeGreaterThanOrEqual(2_000);
    expect(ofDoors.position()).toBe(2_100);
  });
});
