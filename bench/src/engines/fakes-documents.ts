import type { Change, DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { Figure } from '../figure.ts';
import { interleaved } from '../interleaved.ts';
import { ratePerSecond } from '../rate-per-second.ts';
import { compared, type Pair, sliceMs } from './fakes-logs.ts';

const collection = 'bench';
const [batch, documents, rounds] = [100, 5_000, 4];

const change = (number: number, position: number): Change => ({
  id: `file-${number % documents}`,
  position,
  document: { fileName: `payments ${number}.xml`, environmentId: `env-${number % 5}`, changedAt: position },
});

const writer = (store: DocumentStore) => {
  let position = 0;
  return () =>
    ratePerSecond(sliceMs, batch, () => {
      const first = position;
      position += batch;
      const changes = Array.from({ length: batch }, (_, index) => change(first + index, first + index + 1));
      return store.apply(collection, changes, { name: collection, position });
    });
};

const reader = (store: DocumentStore) => () =>
  ratePerSecond(sliceMs, 1, () =>
    store.find(collection, {
      where: [{ field: 'environmentId', is: 'env-3' }],
      sort: { field: 'changedAt', direction: 'descending' },
      limit: 50,
    }),
  );

export const documentsSideBySide = async ({ embedded, server }: Pair<DocumentStore>): Promise<readonly Figure[]> => {
  for (const store of [embedded, server])
    await store.prepare(collection, { indexes: [['environmentId', 'changedAt']] });
  const written = await interleaved(rounds, { embedded: writer(embedded), server: writer(server) });
  const read = await interleaved(rounds, { embedded: reader(embedded), server: reader(server) });
  return [
    compared(`documents written, ${batch} at once`, 'a second', written),
    compared('pages of 50 read by an index', 'a second', read),
  ];
};
