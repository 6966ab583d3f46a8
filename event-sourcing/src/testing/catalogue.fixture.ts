import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import { type Projector, startProjector } from '../projector.ts';
import type { ProjectorParts } from '../projector-parts.ts';
import type { BookEvent, Card } from './book.fixture.ts';
import { memoryStores } from './stores.fixture.ts';

export type CatalogueStores = ReturnType<typeof memoryStores>;

export const acquired = (bookId: string, title = 'Emma'): BookEvent => ({
  type: 'BookAcquired',
  data: { bookId, title },
});
export const lent = (bookId: string, reader = 'ann'): BookEvent => ({
  type: 'BookLent',
  data: { bookId, reader, lentAt: '2026-01-02T03:04:05.000Z' },
});
export const returned = (bookId: string): BookEvent => ({ type: 'BookReturned', data: { bookId } });
export const discarded = (bookId: string): BookEvent => ({ type: 'BookDiscarded', data: { bookId } });

const running = new Set<Projector>();

/** Call it in `afterEach` of every test with a catalogue. */
export const stopAll = async () => {
  for (const projector of running) await projector.stop();
  running.clear();
};

/** A projector over its own stores, its notices, and functions to read its documents. */
export const catalogue = (
  projections: ProjectorParts['projections'],
  stores: CatalogueStores = memoryStores(),
  more: Partial<ProjectorParts> = {},
) => {
  const notices: ChangeNotice[] = [];
  stores.changes.subscribe((notice) => notices.push(notice));
  const projector = startProjector({ projections, ...stores, ...more });
  running.add(projector);
  return {
    ...stores,
    projector,
    notices,
    /** Waits until a read model contains all events. */
    upToDate: async (name = 'cards') => projector.reached(name, await stores.events.head(), 60_000),
    card: async (id: string) => (await stores.documents.get<Card>(projector.active('cards'), id))?.document,
  };
};

/** Polls until the condition holds. */
export const eventually = async (isSo: () => boolean | Promise<boolean>, withinMs = 60_000) => {
  const until = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('the condition did not hold in time');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/** All stored documents of a read model, by id. */
export const stored = async (
  stores: Pick<CatalogueStores, 'documents'>,
  projector: Projector,
  ids: readonly string[],
) => {
  const found = await stores.documents.getMany<Card>(projector.active('cards'), ids);
  return new Map([...found].map(([id, { document }]) => [id, document] as const));
};
