import { inProcessChangeFeed } from './in-process.ts';
import { changeFeedSpec } from './spec.ts';

changeFeedSpec('in-process', async (report) => inProcessChangeFeed(report));
