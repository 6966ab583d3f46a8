import { memoryDrafts } from './memory.ts';
import { draftStoreSpec } from './spec.ts';

draftStoreSpec('memory', memoryDrafts);
