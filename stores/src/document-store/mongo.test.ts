import { mongoTargets } from '../wire-doubles/mongo/double-targets.ts';
import { mongoDocumentStore } from './mongo.ts';
import { documentStoreSpec } from './spec.ts';

for (const { name, open } of mongoTargets()) documentStoreSpec(name, async () => mongoDocumentStore(await open()));
