import type { EventStore } from '../event-store.ts';
import { sampleEvent } from './event.fixture.ts';

/** The part of the contract about concurrency, notification and closing. */
export const eventStoreConcurrencySpec = (current: () => EventStore): void => {
  it('accepts exactly one of many concurrent appends to a stream', async () => {
    const store = current();
    const attempts = Array.from({ length: 20 }, (_, n) => store.append('file-1', 0, [sampleEvent(`e${n}`)]));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.readStream('file-1')).toHaveLength(1);
  });

  it('keeps concurrent appends separate: refusing one does not affect the others', async () => {
    const store = current();
    await store.append('taken', 0, [sampleEvent('first')]);
    const attempts = Array.from({ length: 30 }, (_, n) =>
      n % 3 === 0
        ? store.append('taken', 0, [sampleEvent(`late-${n}`), sampleEvent(`later-${n}`)])
        : store.append(`file-${n}`, 0, [sampleEvent(`a-${n}`), sampleEvent(`b-${n}`)]),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(outcomes.map((_, n) => n % 3 === 0));

    expect(await store.readStream('taken')).toHaveLength(1);
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') continue;
      const events = await store.readStream(`file-${n}`);
      expect(events.map(({ id }) => id)).toEqual([`a-${n}`, `b-${n}`]);
      expect(outcome.value).toEqual({ revision: 2, position: events[1]?.position });
      expect((await store.append(`file-${n}`, 2, [sampleEvent(`c-${n}`)])).revision).toBe(3);
    }
  });

  it('returns the log in order to a reader during appends', async () => {
    const store = current();
    let finished = false;
    const writing = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < 25; n += 1) await store.append(`file-${writer}`, n, [sampleEvent(`${writer}-${n}`)]);
      }),
    ).finally(() => {
      finished = true;
    });

    const seen: number[] = [];
    for (let last = false; !last; ) {
      last = finished;
      const events = await store.readAll(seen.at(-1) ?? 0, 7);
      seen.push(...events.map(({ position }) => position));
      if (events.length > 0) last = false;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
    expect(seen).toEqual((await store.readAll(0, 1000)).map(({ position }) => position));
    expect(seen).toHaveLength(200);
  });

  it('wakes a listener after an append until it unsubscribes', async () => {
    const store = current();
    let wakes = 0;
    const woken = new Promise<number>((resolve) => {
      const stop = store.onAppended(() => {
        wakes += 1;
        stop();
        void store.head().then(resolve);
      });
    });
    const { position } = await store.append('file-1', 0, [sampleEvent('a')]);
    expect(await woken).toBeGreaterThanOrEqual(position);

    const again = new Promise<void>((resolve) => void store.onAppended(resolve));
    await store.append('file-1', 1, [sampleEvent('b')]);
    await again;
    expect(wakes).toBe(1);
  });

  it('finishes running calls before closing, and rejects later ones', async () => {
    const store = current();
    const appending = store.append('file-1', 0, [sampleEvent('a')]);
    await store.close();
    expect(await appending).toMatchObject({ revision: 1 });
    await expect(store.append('file-1', 1, [sampleEvent('b')])).rejects.toMatchObject({ errorKey: 'store.closed' });
    await expect(store.readAll(0, 1)).rejects.toMatchObject({ errorKey: 'store.closed' });
    await store.close();
  });
};
