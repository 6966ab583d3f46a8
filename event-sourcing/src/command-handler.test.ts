import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { contentOf, withBody } from './command-content.ts';
import { type CommandMetadata, commandHandler } from './command-handler.ts';
import { type BookCommand, bookDecider } from './testing/book.fixture.ts';
import { envelope, put } from './testing/stores.fixture.ts';

const at = '2026-01-02T03:04:05.000Z';
const stream = 'book-1';
const acquire: BookCommand = { type: 'AcquireBook', data: { bookId: '1', title: 'Emma' }, at };
const lend: BookCommand = { type: 'LendBook', data: { bookId: '1', reader: 'ann' }, at };
const giveBack: BookCommand = { type: 'ReturnBook', data: { bookId: '1' }, at };
const discard: BookCommand = { type: 'DiscardBook', data: { bookId: '1' }, at };

const metadata = (commandId: string, more: Partial<CommandMetadata> = {}): CommandMetadata => ({
  commandId,
  actor: 'user-1',
  correlationId: 'correlation-1',
  ...more,
});

const libraryWithHandler = () => {
  const events = memoryEventStore();
  return { events, handle: commandHandler({ events }) };
};

describe('command handler', () => {
  it('appends the decided events with actor, time and cause', async () => {
    const { events, handle } = libraryWithHandler();
    const handled = await handle(bookDecider, stream, acquire, metadata('c1'));
    expect(handled).toMatchObject({ revision: 1, repeated: false, events: [{ type: 'BookAcquired' }] });
    const [event] = await events.readStream(stream);
    expect(event).toMatchObject({
      type: 'BookAcquired',
      schema: 1,
      position: handled.position,
      metadata: { at, actor: 'user-1', commandId: 'c1', correlationId: 'correlation-1', causationId: 'c1' },
    });
  });

  it('decides on the whole stream, including events of other writers', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c1'));
    await put(events, stream, { type: 'BookLent', data: { bookId: '1', reader: 'bob', lentAt: at } });
    await expect(handle(bookDecider, stream, lend, metadata('c2'))).rejects.toMatchObject({
      errorKey: 'book.lent',
      params: { reader: 'bob' },
    });
    expect(await events.readStream(stream)).toHaveLength(2);
  });

  it("returns the stream's revision where there is nothing to do", async () => {
    const { handle } = libraryWithHandler();
    const { position } = await handle(bookDecider, stream, acquire, metadata('c1'));
    const handled = await handle(bookDecider, stream, giveBack, metadata('c2'));
    expect(handled).toEqual({ events: [], revision: 1, position, repeated: false });
  });

  it('ignores unknown event types', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c1'));
    await put(events, stream, { type: 'BookGilded', data: {} });
    expect(await handle(bookDecider, stream, lend, metadata('c2'))).toMatchObject({ revision: 3 });
  });
});

describe('a repeated command', () => {
  it('returns its first result without executing again', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c1'));
    await handle(bookDecider, stream, lend, metadata('c2'));
    const first = await handle(bookDecider, stream, discard, metadata('c3'));
    const again = await handle(bookDecider, stream, discard, metadata('c3'));
    expect(again).toEqual({ ...first, repeated: true });
    expect(again.events.map(({ type }) => type)).toEqual(['BookReturned', 'BookDiscarded']);
    expect(await events.readStream(stream)).toHaveLength(4);
  });

  it('is recognised much later, with an old revision, and by a new handler', async () => {
    const { events, handle } = libraryWithHandler();
    const first = await handle(bookDecider, stream, acquire, metadata('c1', { expectedRevision: 0 }));
    await handle(bookDecider, stream, lend, metadata('c2', { expectedRevision: 1 }));
    for (const handler of [handle, commandHandler({ events }), commandHandler({ events, room: 0 })]) {
      const again = await handler(bookDecider, stream, acquire, metadata('c1', { expectedRevision: 0 }));
      expect(again).toEqual({ ...first, repeated: true });
    }
  });

  it('appends one set of events when both copies arrive at once through two handlers', async () => {
    const { events, handle } = libraryWithHandler();
    const other = commandHandler({ events });
    const both = await Promise.all([
      handle(bookDecider, stream, acquire, metadata('c1', { expectedRevision: 0 })),
      other(bookDecider, stream, acquire, metadata('c1', { expectedRevision: 0 })),
    ]);
    expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
    expect(await events.readStream(stream)).toHaveLength(1);
  });

  it('gives its events the same ids in every handler', async () => {
    const [one, other] = [libraryWithHandler(), libraryWithHandler()];
    for (const { handle } of [one, other]) await handle(bookDecider, stream, acquire, metadata('c1'));
    const ids = await Promise.all([one, other].map(async ({ events }) => (await events.readStream(stream))[0]?.id));
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a command on a new stream', () => {
  const asNew = metadata('c1', { isNewStream: true });

  it('appends without reading the stream', async () => {
    const events = memoryEventStore();
    const read: string[] = [];
    const readStream: typeof events.readStream = async (name, ...range) => {
      read.push(name);
      return events.readStream(name, ...range);
    };
    const handle = commandHandler({ events: { ...events, readStream } });
    expect(await handle(bookDecider, stream, acquire, asNew)).toMatchObject({ revision: 1 });
    expect(read).toEqual([]);
    expect((await events.readStream(stream))[0]?.metadata).not.toHaveProperty('isNewStream');
  });

  it('is decided again on a stream that exists in spite of it', async () => {
    const { events, handle } = libraryWithHandler();
    const first = await handle(bookDecider, stream, acquire, metadata('c1'));
    expect(await handle(bookDecider, stream, acquire, asNew)).toEqual({ ...first, repeated: true });
    expect(await events.readStream(stream)).toHaveLength(1);
  });
});

describe('a command based on a revision', () => {
  it('is stale when the stream has a later revision', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c1'));
    await handle(bookDecider, stream, lend, metadata('c2'));
    await expect(handle(bookDecider, stream, giveBack, metadata('c3', { expectedRevision: 1 }))).rejects.toMatchObject({
      errorKey: 'command.stale',
      params: { expected: 1, actual: 2 },
    });
    expect(await events.readStream(stream)).toHaveLength(2);
  });

  it('is stale when another writer appends between read and append', async () => {
    const { events, handle } = racing(1);
    await expect(handle(bookDecider, stream, acquire, metadata('c1', { expectedRevision: 0 }))).rejects.toMatchObject({
      errorKey: 'command.stale',
      params: { expected: 0, actual: 1 },
    });
    expect(await events.readStream(stream)).toHaveLength(1);
  });
});

describe('a command without a revision', () => {
  it('is decided again when another writer appends first', async () => {
    const { handle } = racing(3);
    expect(await handle(bookDecider, stream, acquire, metadata('c1'))).toMatchObject({ revision: 4 });
  });

  it('fails when other writers always append first', async () => {
    const { events, handle } = racing(100);
    await expect(handle(bookDecider, stream, acquire, metadata('c1'))).rejects.toMatchObject({
      errorKey: 'store.conflict',
    });
    expect(await events.readStream(stream)).toHaveLength(5);
  });

  it('waits in a queue: a hundred concurrent commands on one stream all succeed', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c0'));
    const allMetadata = Array.from({ length: 100 }, (_, index) => metadata(`c${index + 1}`));
    await Promise.all(
      allMetadata.map((metadata, index) => handle(bookDecider, stream, index % 2 ? giveBack : lend, metadata)),
    );
    expect(await events.readStream(stream)).toHaveLength(101);
  });
});

/** A store in which another writer appends just before each of the handler's first appends. */
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

describe('a command id with a content', () => {
  const sent = (commandId: string, ...parts: unknown[]) =>
    metadata(commandId, { content: contentOf(commandId, 'r', ...parts) });

  it('is refused with another content, and accepted with the same fields in any order', async () => {
    const { events, handle } = libraryWithHandler();
    const first = await handle(bookDecider, stream, acquire, sent('c1', { title: 'Emma', pages: 3 }));
    for (const handler of [handle, commandHandler({ events, room: 0 })]) {
      const again = await handler(bookDecider, stream, acquire, sent('c1', { pages: 3, title: 'Emma' }));
      expect(again).toEqual({ ...first, repeated: true });
      const other = handler(bookDecider, stream, acquire, sent('c1', { title: 'Emma', pages: 4 }));
      await expect(other).rejects.toMatchObject({ errorKey: 'command.idReused' });
    }
    expect(await events.readStream(stream)).toHaveLength(1);
  });

  it('distinguishes bodies that were read as a stream', async () => {
    const { handle } = libraryWithHandler();
    const withText = (text: string) => withBody(sent('c1', {}), Buffer.from(text));
    const first = await handle(bookDecider, stream, acquire, await withText('one'));
    expect(await handle(bookDecider, stream, acquire, await withText('one'))).toEqual({ ...first, repeated: true });
    const other = handle(bookDecider, stream, acquire, await withText('other'));
    await expect(other).rejects.toMatchObject({ errorKey: 'command.idReused' });
  });

  it('returns its first result where the content is unknown: older events, another key, an id of the product', async () => {
    const { events, handle } = libraryWithHandler();
    await handle(bookDecider, stream, acquire, metadata('c1'));
    expect(await handle(bookDecider, stream, acquire, sent('c1', 'any'))).toMatchObject({ repeated: true });
    await handle(bookDecider, stream, lend, sent('c2', 'one'));
    const otherKey = commandHandler({ events, contentKey: 'a new secret of the installation' });
    expect(await otherKey(bookDecider, stream, lend, sent('c2', 'other'))).toMatchObject({ repeated: true });
    const derived = { ...sent('c3', 'one'), commandId: 'admit-c3' };
    await handle(bookDecider, stream, giveBack, derived);
    const again = await handle(bookDecider, stream, giveBack, { ...sent('c4', 'other'), commandId: 'admit-c3' });
    expect(again).toMatchObject({ repeated: true });
  });

  it('is stored as a keyed hash, so that the log confirms no guess', async () => {
    const { events } = libraryWithHandler();
    const { hash } = contentOf('c1', 'r', { email: 'anna@example.org' });
    const marks: unknown[] = [];
    for (const contentKey of ['one', 'other']) {
      const handle = commandHandler({ events, contentKey });
      await handle(bookDecider, `book-${contentKey}`, acquire, sent('c1', { email: 'anna@example.org' }));
      const [event] = await events.readStream(`book-${contentKey}`);
      marks.push(event?.metadata.content);
      expect(JSON.stringify(event)).not.toContain(hash);
    }
    expect(marks[0]).not.toBe(marks[1]);
  });
});
