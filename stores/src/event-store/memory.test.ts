import { memoryEventStore } from './memory.ts';
import { eventStoreSpec } from './spec.ts';

eventStoreSpec('memory', async () => memoryEventStore());
