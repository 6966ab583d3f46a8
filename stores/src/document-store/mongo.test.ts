import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoDocumentStore } from './mongo.ts';
import { documentStoreSpec } from './testing/spec.ts';

for (const { name, open } of mongoTargets()) documentStoreSpec(name, async () => mongoDocumentStore(await open()));
