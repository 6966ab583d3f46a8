import { memoryDrafts } from './memory.ts';
import { draftStoreSpec } from './testing/spec.ts';

draftStoreSpec('memory', memoryDrafts);
