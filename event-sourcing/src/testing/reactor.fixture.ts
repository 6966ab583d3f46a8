import type { CommandMetadata } from '../command-handler.ts';
import type { AnyMessage } from '../decider.ts';
import { reaction } from '../reaction.ts';
import { type Reactor, type ReactorParts, startReactor } from '../reactor.ts';
import type { BookCommand, BookEvent } from './book.fixture.ts';
import { memoryStores } from './stores.fixture.ts';

const at = '2026-01-02T03:04:05.000Z';

/** Discards a returned book and buys a new copy. */
export const replaceDamagedBook = reaction<BookEvent, BookCommand>({
  name: 'replace-worn-book',
  on: {
    BookReturned: ({ data, metadata }) => [
      { type: 'DiscardBook', data, at: metadata.at },
      { type: 'AcquireBook', data: { bookId: `${data.bookId}b`, title: 'Emma' }, at },
    ],
  },
});

const running = new Set<Reactor>();

/** Stops all reactors that a test has started. */
export const stopReactors = async (): Promise<void> => {
  for (const reactor of running) await reactor.stop();
  running.clear();
};

/** A reactor on stores in memory, and the commands that it has executed. */
export const startedReactor = (more: Partial<ReactorParts> = {}, stores = memoryStores()) => {
  const done: { command: AnyMessage; metadata: CommandMetadata }[] = [];
  const execute = async (command: AnyMessage, metadata: CommandMetadata) => void done.push({ command, metadata });
  const reactor = startReactor({ reactions: [replaceDamagedBook], execute, retryMs: 1, ...stores, ...more });
  running.add(reactor);
  return { ...stores, reactor, done, types: () => done.map(({ command }) => command.type) };
};
