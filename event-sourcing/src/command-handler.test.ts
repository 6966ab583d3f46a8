import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { commandHandler, type Order } from './command-handler.ts';
import { type BookCommand, bookDecider } from './sample/lending-desk.ts';
import { envelope, put } from './sample/stores.ts';

const at = '2026-01-02T03:04:05.000Z';
const stream = 'book-1';
const acquire: BookCommand = { type: 'AcquireBook', data: { bookId: '1', title: 'Emma' }, at };
const lend: BookCommand = { type: 'LendBook', data: { bookId: '1', reader: 'ann' }, at };
const giveBack: BookCommand = { type: 'ReturnBook', data: { bookId: '1' }, at };
const discard: BookCommand = { type: 'DiscardBook', data: { bookId: '1' }, at };

const order = (commandId: string, more: Partial<Order> = {}): Order => ({
  commandId,
  actor: 'user-1',
  correlationId: 'correlation-1',
  ...more,
});

const desk = () => {
  const events = memoryEventStore();
  return { events, handle: commandHandler({ events }) };
};

describe('the command handler', () => {
  it('appends what was decided, with who, when and why', async () => {
    const { events, handle } = desk();
    const handled = await handle(bookDecider, stream, acquire, order('c1'));
    expect(handled).toMatchObject({ revision: 1, repeated: false, events: [{ type: 'BookAcquired' }] });
    const [event] = await events.readStream(stream);
    expect(event).toMatchObject({
      type: 'BookAcquired',
      schema: 1,
      position: handled.position,
      metadata: { at, actor: 'user-1', commandId: 'c1', correlationId: 'correlation-1', causationId: 'c1' },
    });
  });

  it('decides on what happened before, also when somebody else appended it', async () => {
    const { events, handle } = desk();
    await handle(bookDecider, stream, acquire, order('c1'));
    await put(events, stream, { type: 'BookLent', data: { bookId: '1', reader: 'bob', lentAt: at } });
    await expect(handle(bookDecider, stream, lend, order('c2'))).rejects.toMatchObject({
      errorKey: 'book.lent',
      params: { reader: 'bob' },
    });
    expect(await events.readStream(stream)).toHaveLength(2);
  });

  it('says where the stream stands when there is nothing to do', async () => {
    const { handle } = desk();
    const { position } = await handle(bookDecider, stream, acquire, order('c1'));
    const handled = await handle(bookDecider, stream, giveBack, order('c2'));
    expect(handled).toEqual({ events: [], revision: 1, position, repeated: false });
  });

  it('passes over events it does not know', async () => {
    const { events, handle } = desk();
    await handle(bookDecider, stream, acquire, order('c1'));
    await put(events, stream, { type: 'BookGilded', data: {} });
    expect(await handle(bookDecider, stream, lend, order('c2'))).toMatchObject({ revision: 3 });
  });
});

describe('the same command twice', () => {
  it('is answered with what it did, not done again', async () => {
    const { events, handle } = desk();
    await handle(bookDecider, stream, acquire, order('c1'));
    await handle(bookDecider, stream, lend, order('c2'));
    const first = await handle(bookDecider, stream, discard, order('c3'));
    const again = await handle(bookDecider, stream, discard, order('c3'));
    expect(again).toEqual({ ...first, repeated: true });
    expect(again.events.map(({ type }) => type)).toEqual(['BookReturned', 'BookDiscarded']);
    expect(await events.readStream(stream)).toHaveLength(4);
  });

  it('is recognised long after, with an old revision, and by a handler that starts anew', async () => {
    const { events, handle } = desk();
    const first = await handle(bookDecider, stream, acquire, order('c1', { expectedRevision: 0 }));
    await handle(bookDecider, stream, lend, order('c2', { expectedRevision: 1 }));
    for (const handler of [handle, commandHandler({ events }), commandHandler({ events, room: 0 })]) {
      const again = await handler(bookDecider, stream, acquire, order('c1', { expectedRevision: 0 }));
      expect(again).toEqual({ ...first, repeated: true });
    }
  });

  it('leaves one set of events when both come at once, through two handlers', async () => {
    const { events, handle } = desk();
    const other = commandHandler({ events });
    const both = await Promise.all([
      handle(bookDecider, stream, acquire, order('c1', { expectedRevision: 0 })),
      other(bookDecider, stream, acquire, order('c1', { expectedRevision: 0 })),
    ]);
    expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
    expect(await events.readStream(stream)).toHaveLength(1);
  });

  it('gives its events the same ids wherever it is handled', async () => {
    const [one, other] = [desk(), desk()];
    for (const { handle } of [one, other]) await handle(bookDecider, stream, acquire, order('c1'));
    const ids = await Promise.all([one, other].map(async ({ events }) => (await events.readStream(stream))[0]?.id));
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a command based on a revision', () => {
  it('is stale when the stream went on', async () => {
    const { events, handle } = desk();
    await handle(bookDecider, stream, acquire, order('c1'));
    await handle(bookDecider, stream, lend, order('c2'));
    await expect(handle(bookDecider, stream, giveBack, order('c3', { expectedRevision: 1 }))).rejects.toMatchObject({
      errorKey: 'command.stale',
      params: { expected: 1, actual: 2 },
    });
    expect(await events.readStream(stream)).toHaveLength(2);
  });

  it('is stale when another writer is faster between reading and appending', async () => {
    const { events, handle } = racing(1);
    await expect(handle(bookDecider, stream, acquire, order('c1', { expectedRevision: 0 }))).rejects.toMatchObject({
      errorKey: 'command.stale',
      params: { expected: 0, actual: 1 },
    });
    expect(await events.readStream(stream)).toHaveLength(1);
  });
});

describe('a command without a revision', () => {
  it('is decided again when another writer is faster', async () => {
    const { handle } = racing(3);
    expect(await handle(bookDecider, stream, acquire, order('c1'))).toMatchObject({ revision: 4 });
  });

  it('gives up when others are always faster', async () => {
    const { events, handle } = racing(100);
    await expect(handle(bookDecider, stream, acquire, order('c1'))).rejects.toMatchObject({
      errorKey: 'store.conflict',
    });
    expect(await events.readStream(stream)).toHaveLength(5);
  });

  it('waits its turn: a hundred at once on one stream all find their place', async () => {
    const { events, handle } = desk();
    await handle(bookDecider, stream, acquire, order('c0'));
    const visits = Array.from({ length: 100 }, (_, index) => order(`c${index + 1}`));
    await Promise.all(visits.map((visit, index) => handle(bookDecider, stream, index % 2 ? giveBack : lend, visit)));
    expect(await events.readStream(stream)).toHaveLength(101);
  });
});

/** A store in which somebody else appends something just before each of our first appends. */
const racing = (times: number) => {
  const events = memoryEventStore();
  let left = times;
  const handle = commandHandler({
    events: {
      ...events,
      append: async (name, expected, facts) => {
        if (left > 0) {
          left -= 1;
          await events.append(name, expected, [envelope({ type: 'BookDusted', data: {} })]);
        }
        return events.append(name, expected, facts);
      },
    },
  });
  return { events, handle };
};
