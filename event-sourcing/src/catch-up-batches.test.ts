import { catchUpStep, intoCatchUpBatches } from './catch-up-batches.ts';
import type { Runner } from './projection-runner.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

const at = (position: number): Runner => ({
  projection: cards,
  position: () => position,
  unwritten: () => 0,
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
