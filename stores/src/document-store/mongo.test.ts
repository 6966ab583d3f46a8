import { startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { connectMongo } from '../mongo/mongo-connection.ts';
import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoDocumentStore } from './mongo.ts';
import { documentStoreSpec } from './testing/spec.ts';

for (const { name, open } of mongoTargets()) documentStoreSpec(name, async () => mongoDocumentStore(await open()));

it.each(['6.0', '7.0'] as const)('a collection that does not exist can be dropped in MongoDB %s', async (version) => {
  const fake = await startFakeMongo({ version });
  const connection = await connectMongo({ url: fake.url, database: 'documents' });
  await mongoDocumentStore(connection).drop('files@1');
  expect(fake.asked.map(({ name }) => name)).toContain('drop');
  await connection.close();
  await fake.goAway();
});
