import { settingsFrom } from '@clearbench/app/settings';
import { activeVersions } from '@clearbench/event-sourcing/active-versions';
import { quietLog } from '@clearbench/event-sourcing/log';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { openData } from '@clearbench/hosting/open-data';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { indexedRows } from './indexed-rows.ts';

// Builds the read model, says each step, and ends once it is served; with a step to stop after it waits there.
const stopAfter = process.env.CLEARBENCH_STOP_AFTER;
const counts = new Map<string, number>();
const said = async (step: string): Promise<void> => {
  const count = (counts.get(step) ?? 0) + 1;
  counts.set(step, count);
  console.log(`${step} ${count}`);
  if (`${step} ${count}` === stopAfter) await new Promise(() => setInterval(() => {}, 1_000));
};

const data = await openData(settingsFrom(process.env), quietLog);
const apply: DocumentStore['apply'] = async (name, ...changes) => {
  await data.documents.apply(name, ...changes);
  if (name === indexedRows.collection) await said('documents');
};
const createIndexes: DocumentStore['createIndexes'] = async (name) => {
  await said('begins');
  const isMissing = await data.documents.createIndexes(name);
  await said('index');
  return isMissing;
};
const projector = startProjector({
  ...data,
  projections: [indexedRows as unknown as Projection],
  documents: { ...data.documents, apply, createIndexes },
  longLog: 1,
});
await projector.ready;
const versions = activeVersions(data.documents);
while (!(await versions.read(indexedRows.name))) await new Promise((resolve) => setTimeout(resolve, 2));
await projector.stop();
await data.close();
console.log('served');
