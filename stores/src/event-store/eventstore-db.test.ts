import { randomUUID } from 'node:crypto';
import { type FakeEventStoreDb, startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { eventStoreDbStore } from './eventstore-db.ts';
import { eventStoreSpec } from './testing/spec.ts';

const address = process.env.EVENTSTORE_URL;

const fakes: FakeEventStoreDb[] = [];
const openOnFake = (batchAppend: boolean, prefix: string) => async () => {
  const fake = await startFakeEventStoreDb({ batchAppend });
  fakes.push(fake);
  return eventStoreDbStore({ connectionString: fake.connectionString, prefix });
};
afterAll(async () => {
  for (const fake of fakes) await fake.stop();
});

const onFakes = [
  { name: 'EventStoreDB (fake, batches)', open: openOnFake(true, '') },
  { name: 'EventStoreDB (fake, plain appends)', open: openOnFake(false, '') },
  { name: 'EventStoreDB (fake, beside another log)', open: openOnFake(true, 'ours-') },
];

const onServer = (connectionString: string) => ({
  name: 'EventStoreDB (server)',
  open: async () => eventStoreDbStore({ connectionString, prefix: `spec-${randomUUID()}-` }),
});

if (address === undefined) console.info('EVENTSTORE_URL is not set: the spec runs against fakes only.');
const targets = address === undefined ? onFakes : [...onFakes, onServer(address)];

for (const { name, open } of targets) eventStoreSpec(name, open);
