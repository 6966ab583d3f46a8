import { setImmediate } from 'node:timers/promises';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { quietLog } from './log.ts';
import { parking } from './parking.ts';
import { projectionRunner } from './projection-runner.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

type Apply = DocumentStore['apply'];

/** A runner that has taken this number of books, with a store whose writes the test ends. */
const withUnwritten = async (books: number, apply: Apply) => {
  const stores = memoryStores();
  await put(stores.events, 'books', ...Array.from({ length: books }, (_, index) => acquired(String(index))));
  let position = 0;
  const runner = projectionRunner({
    ...stores,
    documents: { ...stores.documents, apply },
    projection: cards,
    progress: {
      position: () => position,
      advance: (reached) => {
        position = reached;
      },
    },
    quietUntil: books,
    parking: parking(stores.documents),
    log: quietLog,
  });
  await runner.take(await stores.events.readAll(0, books));
  return { runner, position: () => position };
};

/** Writes that end when the test says so. */
const heldWrites = () => {
  const running: {
    readonly documents: number;
    readonly at: number | undefined;
    readonly end: PromiseWithResolvers<void>;
  }[] = [];
  const apply: Apply = (_collection, changes, checkpoint) => {
    const end = Promise.withResolvers<void>();
    running.push({ documents: changes.length, at: checkpoint?.position, end });
    return end.promise;
  };
  const started = async (count: number) => {
    while (running.length < count) await setImmediate();
    // Whatever else would start, starts in the next turns.
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    return running.map(({ documents, at }) => [documents, at]);
  };
  return { apply, running, started };
};

describe('the documents of a long catch-up', () => {
  it('are written a thousand at a time, two at once, and the checkpoint after all others', async () => {
    const { apply, running, started } = heldWrites();
    const { runner, position } = await withUnwritten(3_500, apply);
    const writing = runner.write();
    expect(await started(2)).toEqual([
      [1_000, 0],
      [1_000, 0],
    ]);
    running[0]?.end.resolve();
    expect(await started(3)).toHaveLength(3);
    running[1]?.end.resolve();
    expect(await started(3)).toHaveLength(3);
    running[2]?.end.resolve();
    expect((await started(4))[3]).toEqual([500, 3_500]);
    expect(position()).toBe(0);
    running[3]?.end.resolve();
    await writing;
    expect([position(), runner.unwritten()]).toEqual([3_500, 0]);
  });

  it('are read again after a failed write, when nothing is being written any more', async () => {
    const { apply, running, started } = heldWrites();
    const { runner, position } = await withUnwritten(3_500, apply);
    let failed: unknown;
    const writing = runner.write().catch((error: unknown) => {
      failed = error;
    });
    await started(2);
    running[0]?.end.reject(new Error('the disk is full'));
    expect(await started(2)).toHaveLength(2);
    expect(failed).toBeUndefined();
    running[1]?.end.resolve();
    await writing;
    expect(failed).toEqual(new Error('the disk is full'));
    expect(running).toHaveLength(2);
    expect([position(), runner.position(), runner.unwritten()]).toEqual([0, 0, 0]);
  });
});
