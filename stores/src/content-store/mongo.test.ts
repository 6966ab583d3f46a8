import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoContentStore } from './mongo.ts';
import { contentStoreSpec } from './testing/spec.ts';

for (const { name, open } of mongoTargets())
  contentStoreSpec(name, async (now) => mongoContentStore(await open(), now));
