import { mongoTargets } from '../fakes/mongo/targets.fake.ts';
import { mongoContentStore } from './mongo.ts';
import { contentStoreSpec } from './spec.ts';

for (const { name, open } of mongoTargets())
  contentStoreSpec(name, async (now) => mongoContentStore(await open(), now));
