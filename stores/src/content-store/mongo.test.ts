import { mongoTargets } from '../wire-doubles/mongo/double-targets.ts';
import { mongoContentStore } from './mongo.ts';
import { contentStoreSpec } from './spec.ts';

for (const { name, open } of mongoTargets()) contentStoreSpec(name, async () => mongoContentStore(await open()));
