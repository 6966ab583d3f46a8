import { mongoDocumentStore } from '../document-store/mongo.ts';
import { mongoTargets } from '../fakes/mongo/targets.fake.ts';
import { mongoCheckpointStore } from './mongo.ts';
import { checkpointStoreSpec } from './spec.ts';

for (const { name, open } of mongoTargets()) {
  checkpointStoreSpec(name, async () => {
    const connection = await open();
    return { checkpoints: mongoCheckpointStore(connection), documents: mongoDocumentStore(connection) };
  });
}
