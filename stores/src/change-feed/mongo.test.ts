import { mongoTargets } from '../fakes/mongo/targets.fake.ts';
import { mongoChangeFeed } from './mongo.ts';
import { changeFeedSpec } from './spec.ts';

for (const { name, open } of mongoTargets()) {
  changeFeedSpec(name, async (report) => mongoChangeFeed(await open(), report));
}
