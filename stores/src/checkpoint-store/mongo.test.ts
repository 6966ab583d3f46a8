import { mongoDocumentStore } from '../document-store/mongo.ts';
import { mongoTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoCheckpointStore } from './mongo.ts';
import { checkpointStoreSpec } from './testing/spec.ts';

for (const { name, open } of mongoTargets()) {
  checkpointStoreSpec(name, async () => {
    const connection = await open();
    return { checkpoints: mongoCheckpointStore(connection), documents: mongoDocumentStore(connection) };
  });
}
