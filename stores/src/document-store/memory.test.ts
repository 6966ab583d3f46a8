import { memoryDocumentStore } from './memory.ts';
import { documentStoreSpec } from './testing/spec.ts';

documentStoreSpec('memory', async () => memoryDocumentStore());
