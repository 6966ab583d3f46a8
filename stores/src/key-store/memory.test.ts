import { memoryKeyStore } from './memory.ts';
import { keyStoreSpec } from './testing/spec.ts';

keyStoreSpec('memory', async () => memoryKeyStore());
