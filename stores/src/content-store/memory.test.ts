import { memoryContentStore } from './memory.ts';
import { contentStoreSpec } from './testing/spec.ts';

contentStoreSpec('memory', async (now) => memoryContentStore(now));
