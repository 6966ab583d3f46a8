import { memoryContentStore } from './memory.ts';
import { contentStoreSpec } from './spec.ts';

contentStoreSpec('memory', async (now) => memoryContentStore(now));
