import { openData } from '@clearbench/app/open-data';
import { settingsFrom } from '@clearbench/app/settings';
import { quietLog } from '@clearbench/event-sourcing/log';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { replay } from '@clearbench/event-sourcing/replay';
import { everyProjection } from '@clearbench/projections/slices';

const dataIn = (folder: string) => openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);

/** Brings the read models up to date as a start does, then names the documents that differ from a replay of the log from nothing; empty when the read models are right. */
export const differencesFromReplay = async (folder: string): Promise<string[]> => {
  const stores = await dataIn(folder);
  const projector = startProjector({ projections: everyProjection, ...stores });
  try {
    await projector.ready;
    const head = await stores.events.head();
    await Promise.all(everyProjection.map(({ name }) => projector.reached(name, head, 30_000)));
    const differences: string[] = [];
    for (const projection of everyProjection) {
      const expected = await replay(projection, stores.events);
      const kept = await stores.documents.getMany(projection.collection, [...expected.keys()]);
      for (const [id, document] of expected)
        if (JSON.stringify(kept.get(id)?.document) !== JSON.stringify(JSON.parse(JSON.stringify(document))))
          differences.push(`${projection.name} ${id}`);
      if ((await stores.documents.count(projection.collection, [])) !== expected.size)
        differences.push(`${projection.name} count`);
    }
    return differences;
  } finally {
    await projector.stop();
    await stores.close();
  }
};

/** Command ids that stand in more than one stretch of a stream: something was done twice. */
export const repeatedCommands = async (folder: string): Promise<string[]> => {
  const stores = await dataIn(folder);
  try {
    const lastOf = new Map<string, number>();
    const repeated: string[] = [];
    for (let after = 0; ; ) {
      const events = await stores.events.readAll(after, 5_000);
      for (const { stream, revision, metadata, position } of events) {
        const key = `${stream} ${metadata.commandId}`;
        const last = lastOf.get(key);
        if (last !== undefined && last !== revision - 1) repeated.push(key);
        lastOf.set(key, revision);
        after = position;
      }
      if (events.length === 0) return repeated;
    }
  } finally {
    await stores.close();
  }
};
