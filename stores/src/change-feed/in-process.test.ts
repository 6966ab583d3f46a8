import { inProcessChangeFeed } from './in-process.ts';
import { changeFeedSpec } from './testing/spec.ts';

changeFeedSpec('in-process', async (report) => inProcessChangeFeed(report));
