import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { type CommandMetadata, commandHandler, tracedCommands } from './command-handler.ts';
import { correlating, isCorrelationId } from './correlation.ts';
import { type BookCommand, bookDecider } from './testing/book.fixture.ts';
import { noTracing, type Work } from './tracing.ts';

const acquire: BookCommand = {
  type: 'AcquireBook',
  data: { bookId: '1', title: 'Emma' },
  at: '2026-01-02T03:04:05.000Z',
};
const metadata: CommandMetadata = { commandId: 'c1', actor: 'user-1', correlationId: 'chosen by the code' };

const watched = () => {
  const [works, lines]: [Work[], object[]] = [[], []];
  const events = memoryEventStore();
  const handle = tracedCommands(commandHandler({ events }), {
    tracing: {
      ...noTracing,
      span: (work, run) => {
        works.push(work);
        return noTracing.span(work, run);
      },
      now: () => 'a traceparent',
    },
    log: { debug: (line) => void lines.push(line) },
  });
  const recorded = async () => (await events.readStream('book-1'))[0]?.metadata;
  return { handle, works, lines, recorded };
};

describe('watched commands', () => {
  it('have the correlation id of their request, and so do their events', async () => {
    const { handle, works, lines, recorded } = watched();
    await correlating('request-1', () => handle(bookDecider, 'book-1', acquire, metadata));
    expect(await recorded()).toMatchObject({ correlationId: 'request-1', causationId: 'c1', trace: 'a traceparent' });
    expect(works).toMatchObject([{ name: 'command AcquireBook', facts: { 'clearbench.correlation_id': 'request-1' } }]);
    expect(lines).toMatchObject([{ requestId: 'request-1', command: 'AcquireBook', happened: ['BookAcquired'] }]);
  });

  it('of a reaction have the correlation id of the causing event', async () => {
    const { handle, works, recorded } = watched();
    const follows = { ...metadata, causationId: 'event-7', trace: 'of event 7' };
    await correlating('request-1', () => handle(bookDecider, 'book-1', acquire, follows));
    expect(await recorded()).toMatchObject({ correlationId: metadata.correlationId, causationId: 'event-7' });
    expect(works).toMatchObject([{ cause: 'of event 7' }]);
  });

  it('log nothing of their data', async () => {
    const { handle, works, lines } = watched();
    await handle(bookDecider, 'book-1', acquire, metadata);
    expect(JSON.stringify([works, lines])).not.toMatch(/Emma|book-1|user-1/);
  });
});

it.each(['', 'short', 'x'.repeat(65), 'with space', 'with"quote', undefined])('reject %s as a correlation id', (id) =>
  expect(isCorrelationId(id)).toBe(false),
);
