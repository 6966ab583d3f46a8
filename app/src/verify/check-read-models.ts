import { isDeepStrictEqual } from 'node:util';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { replay } from '@clearbench/event-sourcing/replay';
import { everyProjection } from '@clearbench/projections/slices';
import type { Document } from '@clearbench/stores/document-store/document-store';
import type { Stores } from '@clearbench/stores/stores';

const longestWait = 10 * millisecondsPerMinute;

const asStored = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

/** Documents compared at a time. */
const portion = 500;

const differing = async (
  documents: Pick<Stores['documents'], 'getMany'>,
  collection: string,
  expected: ReadonlyMap<string, Document>,
): Promise<readonly string[]> => {
  const ids = [...expected.keys()];
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += portion) {
    const some = ids.slice(start, start + portion);
    const there = await documents.getMany(collection, some);
    found.push(...some.filter((id) => !isDeepStrictEqual(there.get(id)?.document, asStored(expected.get(id)))));
  }
  return found;
};

/** Updates the read models as a start does, then lists the differences from a replay of the log. */
export const checkReadModels = async (stores: Stores): Promise<readonly string[]> => {
  const projector = startProjector({ projections: everyProjection, ...stores });
  const faults: string[] = [];
  try {
    await projector.ready;
    const head = await stores.events.head();
    for (const projection of everyProjection) {
      await projector.reached(projection.name, head, longestWait);
      const collection = projector.active(projection.name);
      const expected = await replay(projection, stores.events, head);
      for (const id of await differing(stores.documents, collection, expected))
        faults.push(`${projection.name} ${id} differs from a replay`);
      const count = await stores.documents.count(collection, []);
      if (count !== expected.size)
        faults.push(`${projection.name} has ${count} documents where a replay has ${expected.size}`);
    }
    return faults;
  } finally {
    await projector.stop();
  }
};
