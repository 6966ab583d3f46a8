import type { EventDefinition } from '@clearbench/contracts/event-definition';
import type { NewEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { memoryKeyStore } from '@clearbench/stores/key-store/memory';
import { commandHandler } from '../command-handler.ts';
import type { Decider } from '../decider.ts';
import { envelope, put } from '../testing/stores.fixture.ts';
import { upcasting } from '../upcasting.ts';
import { sealing } from './sealing.ts';

type Personal = NonNullable<EventDefinition['personal']>;
const defined = (personal?: Personal) =>
  ({ says: '', ...(personal ? { personal } : {}) }) as unknown as EventDefinition;
const definitions = {
  ReaderJoined: defined({ of: 'readerId', fields: ['name', 'contact.email'] }),
  ReaderLeft: defined(),
  BookAcquired: defined(),
};
const joined = { readerId: 'r1', name: 'Jane Austen', contact: { email: 'jane@example.org', city: 'Bath' } };
const hidden = { ...joined, name: 'deleted r1', contact: { email: 'deleted r1 at contact.email', city: 'Bath' } };
const join = (data: unknown = joined) => ({ type: 'ReaderJoined', data });
const left = { type: 'ReaderLeft', data: { readerId: 'r1' } };

const library = (raw = memoryEventStore(), keys = memoryKeyStore()) => {
  const reported: unknown[] = [];
  const parts = {
    keys,
    definitions,
    forgotten: (owner: string, path: string) => `deleted ${owner}${path === 'name' ? '' : ` at ${path}`}`,
    report: (error: unknown) => void reported.push(error),
  };
  return { raw, keys, reported, parts, events: sealing(raw, parts) };
};
const dataIn = async (events: EventStore) => (await events.readAll(0, 100)).map(({ data }) => data);
const textOf = async (events: EventStore) => JSON.stringify(await dataIn(events));

describe('sealing', () => {
  it('encrypts personal data and decrypts it for readers', async () => {
    const { raw, events } = library();
    await put(events, 'reader-1', join());
    expect(await dataIn(events)).toEqual([joined]);
    expect((await events.readStream('reader-1')).map(({ data }) => data)).toEqual([joined]);
    const stored = await textOf(raw);
    expect(stored).not.toMatch(/Jane|Austen|jane@/);
    expect(stored).toMatch(/"city":"Bath"/);
  });

  it('hides the length of a name, and whether two users have the same name', async () => {
    const { raw, events } = library();
    await put(events, 'a', join({ readerId: 'r1', name: 'Al' }), join({ readerId: 'r2', name: 'Al' }));
    await put(events, 'b', join({ readerId: 'r3', name: 'A much longer name than that' }));
    const boxes = ((await dataIn(raw)) as { name: { sealed: string[] } }[]).map(({ name }) => name.sealed[2]);
    expect(new Set(boxes).size).toBe(3);
    expect(new Set(boxes.map((box) => box?.length)).size).toBe(1);
  });

  it('leaves out absent fields', async () => {
    const { events } = library();
    await put(events, 'a', join({ readerId: 'r1', contact: 'none', name: undefined }));
    expect(await dataIn(events)).toEqual([{ readerId: 'r1', contact: 'none' }]);
  });

  it('refuses an event without owner, whose data could never be deleted', async () => {
    const { raw, events } = library();
    await expect(put(events, 'a', join({ name: 'Jane' }))).rejects.toThrow('"readerId"');
    expect(await raw.head()).toBe(0);
  });

  it('returns a pseudonym once the key is destroyed, to earlier and to new readers', async () => {
    const { raw, keys, parts, events } = library();
    await put(events, 'reader-1', join(), { type: 'BookAcquired', data: { title: 'Emma' } });
    await dataIn(events);
    await events.forget('r1', 9);
    const shown = [hidden, { title: 'Emma' }];
    expect(await dataIn(events)).toEqual(shown);
    expect(await dataIn(sealing(raw, { ...parts, keys }))).toEqual(shown);
  });

  it('reads events that were written unencrypted in older releases', async () => {
    const { raw, events } = library();
    await put(raw, 'reader-1', join());
    await events.forget('r1', 9);
    expect(await dataIn(events)).toEqual([joined]);
  });

  it('reports ciphertext that was moved to another place, and returns the other fields', async () => {
    const { raw, events, reported } = library();
    await put(events, 'reader-1', join());
    const [first] = await raw.readAll(0, 1);
    await raw.append('reader-2', 0, [{ ...(first as NewEvent), id: 'another' }]);
    expect(await dataIn(events)).toEqual([joined, hidden]);
    expect(reported.map(String)).toEqual([
      'Error: "name" of event another cannot be opened',
      'Error: "contact.email" of event another cannot be opened',
    ]);
  });

  it('returns events without personal fields unchanged', async () => {
    const { raw, parts } = library();
    const page = await raw.readAll(0, 1);
    const appended: unknown[] = [];
    const bare: EventStore = {
      ...raw,
      readAll: async () => page,
      append: async (_stream, _expected, events) => {
        appended.push(events);
        return { revision: 1, position: 1 };
      },
    };
    const events = sealing(bare, parts);
    expect(await events.readAll(0, 1)).toBe(page);
    const given = [envelope({ type: 'BookAcquired', data: {} })];
    await events.append('book-1', 0, given);
    expect(appended[0]).toBe(given);
  });

  it('decrypts before older shapes are upcast', async () => {
    const { events } = library();
    await put(events, 'reader-1', join({ readerId: 'r1', name: 'Jane Austen' }));
    const history = {
      ReaderJoined: { steps: [({ name, ...rest }: { name: string }) => ({ ...rest, fullName: name })] },
    };
    expect(await dataIn(upcasting(events, history))).toEqual([{ readerId: 'r1', fullName: 'Jane Austen' }]);
  });
});

type Reader = { readonly joined: boolean };
type ReaderEvent = { type: 'ReaderJoined'; data: typeof joined } | { type: 'ReaderLeft'; data: { readerId: string } };
const readerDecider: Decider<Reader, ReaderEvent & { at: string }, ReaderEvent> = {
  initialState: { joined: false },
  decide: ({ type, data }) => [{ type, data } as ReaderEvent],
  evolve: (_, { type }) => ({ joined: type === 'ReaderJoined' }),
};

describe('command handler with an encrypted log', () => {
  const forgets = ({ type, data }: { type: string; data: unknown }) =>
    type === 'ReaderLeft' ? [(data as { readerId: string }).readerId] : [];
  const metadata = (commandId: string) => ({ commandId, actor: 'r1', correlationId: 'c' });
  const lending = (keys = memoryKeyStore()) => {
    const { raw, parts, reported } = library(memoryEventStore(), keys);
    const events = sealing(raw, { ...parts, forgets });
    const handle = commandHandler({ events });
    const send = (id: string, event: ReaderEvent) =>
      handle(readerDecider, 'reader-r1', { ...event, at: '' }, metadata(id));
    return { events, send, reported };
  };
  const arrives = { type: 'ReaderJoined', data: joined } as const;
  const leaves = { type: 'ReaderLeft', data: { readerId: 'r1' } } as const;

  it('returns the decrypted result for a repeated command', async () => {
    const { events, send } = lending();
    await send('c1', arrives);
    const again = await send('c1', arrives);
    expect(again).toMatchObject({ repeated: true, events: [arrives] });
    expect(await events.head()).toBe(1);
  });

  it('destroys the keys with the deletion event, and uses new keys for a user who returns', async () => {
    const { events, send } = lending();
    await send('c1', arrives);
    const { position } = await send('c2', leaves);
    expect(await dataIn(events)).toEqual([hidden, left.data]);
    await send('c3', arrives);
    expect(await dataIn(events)).toEqual([hidden, left.data, joined]);
    // A late or repeated reaction concerns the deleted user, not the new one.
    await events.forget('r1', position);
    expect(await dataIn(events)).toEqual([hidden, left.data, joined]);
  });

  it('completes the deletion even where the key cannot be destroyed yet, and reports that', async () => {
    const full = new Error('the disk is full');
    const { events, send, reported } = lending({ ...memoryKeyStore(), destroy: () => Promise.reject(full) });
    await send('c1', arrives);
    await send('c2', leaves);
    expect(await events.head()).toBe(2);
    expect(reported).toEqual([full]);
  });
});
