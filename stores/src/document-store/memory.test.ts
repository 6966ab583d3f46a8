import { memoryDocumentStore } from './memory.ts';
import { documentStoreSpec } from './spec.ts';

documentStoreSpec('memory', async () => memoryDocumentStore());
