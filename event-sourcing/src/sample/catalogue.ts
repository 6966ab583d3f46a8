import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import { type Projector, startProjector } from '../projector.ts';
import type { ProjectorParts } from '../projector-parts.ts';
import type { BookEvent, Card } from './lending-desk.ts';
import { memoryStores } from './stores.ts';

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

/** Belongs into `afterEach` of every test with a catalogue. */
export const stopAll = async () => {
  for (const projector of running) await projector.stop();
  running.clear();
};

/** A projector over stores of its own, all that it told, and ways to look at its documents. */
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
    /** Waits until a read model contains all there is. */
    upToDate: async (name = 'cards') => projector.reached(name, await stores.events.head(), 5_000),
    card: async (id: string) => (await stores.documents.get<Card>(projector.active('cards'), id))?.document,
  };
};

/** Asks again until it is so. */
export const eventually = async (isSo: () => boolean | Promise<boolean>, withinMs = 5_000) => {
  const until = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/** All documents of a read model as they are stored, by id. */
export const stored = async (
  stores: Pick<CatalogueStores, 'documents'>,
  projector: Projector,
  ids: readonly string[],
) => {
  const found = await stores.documents.getMany<Card>(projector.active('cards'), ids);
  return new Map([...found].map(([id, { document }]) => [id, document] as const));
};
