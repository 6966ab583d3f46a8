import { randomUUID } from 'node:crypto';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../wire-doubles/eventstore-db/server-double.ts';
import { eventStoreDbStore } from './eventstore-db.ts';
import { eventStoreSpec } from './spec.ts';

const address = process.env.EVENTSTORE_URL;

const doubles: EventStoreDbDouble[] = [];
const openOnDouble = (batchAppend: boolean, prefix: string) => async () => {
  const double = await startEventStoreDbDouble({ batchAppend });
  doubles.push(double);
  return eventStoreDbStore({ connectionString: double.connectionString, prefix });
};
afterAll(async () => {
  for (const double of doubles) await double.stop();
});

const onDoubles = [
  { name: 'EventStoreDB (double, batches)', open: openOnDouble(true, '') },
  { name: 'EventStoreDB (double, plain appends)', open: openOnDouble(false, '') },
  { name: 'EventStoreDB (double, beside another log)', open: openOnDouble(true, 'ours-') },
];

const onServer = (connectionString: string) => ({
  name: 'EventStoreDB (server)',
  open: async () => eventStoreDbStore({ connectionString, prefix: `spec-${randomUUID()}-` }),
});

if (address === undefined) console.info('EVENTSTORE_URL is not set: the spec runs against doubles only.');
const targets = address === undefined ? onDoubles : [...onDoubles, onServer(address)];

for (const { name, open } of targets) eventStoreSpec(name, open);
