import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoKeyStore } from './mongo.ts';
import { keyStoreSpec } from './testing/spec.ts';

const secrets = { secret: 'a secret that is only good for tests' };
for (const { name, open } of mongoTargets()) keyStoreSpec(name, async () => mongoKeyStore(await open(), secrets));
