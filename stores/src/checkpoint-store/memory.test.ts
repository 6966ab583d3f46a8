import { memoryDocumentStore } from '../document-store/memory.ts';
import { memoryCheckpointStore, type Positions } from './memory.ts';
import { checkpointStoreSpec } from './testing/spec.ts';

checkpointStoreSpec('memory', async () => {
  const positions: Positions = new Map();
  return { checkpoints: memoryCheckpointStore(positions), documents: memoryDocumentStore(positions) };
});
