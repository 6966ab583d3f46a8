import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoChangeFeed } from './mongo.ts';
import { changeFeedSpec } from './testing/spec.ts';

for (const { name, open } of mongoTargets()) {
  changeFeedSpec(name, async (report) => mongoChangeFeed(await open(), report));
}
