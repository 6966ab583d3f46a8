import { memoryKeyStore } from './memory.ts';
import { keyStoreSpec } from './spec.ts';

keyStoreSpec('memory', async () => memoryKeyStore());
