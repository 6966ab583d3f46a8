import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { View } from '@clearbench/contracts/view';
import { keyOf, reduceOne } from '@clearbench/event-sourcing/projection-fold';
import { slices } from '@clearbench/projections/slices';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type ReadModels, readModels } from '@clearbench/stores/read-models';

/** The read models that files, transfers and envelope profiles need; views of other slices are empty in a space. */
const projections = [...slices.file, ...slices.transfer, ...slices['sim-env'], ...slices.envelope];

const pageSize = 500;

/** Read models in memory that contain every event of the log at any time; the reducers are those of the product. */
export const memoryReadModels = async (log: Pick<EventStore, 'readAll'>, documents: DocumentStore) => {
  for (const { name, shape } of projections) await documents.prepare(name, shape);
  let position = 0;

  const fold = async (event: RecordedEvent): Promise<void> => {
    for (const projection of projections) {
      const id = keyOf(projection, event);
      if (id === undefined) continue;
      const before = (await documents.get(projection.name, id))?.document;
      const after = reduceOne(projection, before, event);
      if (after === before) continue;
      await documents.apply(projection.name, [{ id, position: event.position, document: after ?? null }]);
    }
  };

  const catchUp = async (): Promise<void> => {
    for (;;) {
      const events = await log.readAll(position, pageSize);
      for (const event of events) {
        await fold(event);
        position = event.position;
      }
      if (events.length < pageSize) return;
    }
  };

  const views: ReadModels = readModels(documents, {
    active: (name) => name,
    position: () => position,
    reached: catchUp,
  });
  /** Writes a document that no event of the space creates. */
  const write = async <D>(view: View<D>, id: string, document: D): Promise<void> => {
    await documents.prepare(view.name, view.shape);
    await documents.apply(view.name, [{ id, position: 0, document: document as Record<string, unknown> }]);
  };
  return { views, write, catchUp };
};
