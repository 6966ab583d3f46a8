import { memoryEventStore } from './memory.ts';
import { eventStoreSpec } from './testing/spec.ts';

eventStoreSpec('memory', async () => memoryEventStore());
