import { isDeepStrictEqual } from 'node:util';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { replay } from '@clearbench/event-sourcing/replay';
import { everyProjection } from '@clearbench/projections/slices';
import type { Stores } from '@clearbench/stores/stores';

const longestWait = 10 * 60_000;

const kept = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

/** Brings the read models up to date as a start does, then names what differs from a replay of the log from nothing. */
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
      const documents = await stores.documents.getMany(collection, [...expected.keys()]);
      for (const [id, document] of expected)
        if (!isDeepStrictEqual(documents.get(id)?.document, kept(document)))
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
