import { mongoTargets } from '../fakes/mongo/targets.fake.ts';
import { mongoDocumentStore } from './mongo.ts';
import { documentStoreSpec } from './spec.ts';

for (const { name, open } of mongoTargets()) documentStoreSpec(name, async () => mongoDocumentStore(await open()));
