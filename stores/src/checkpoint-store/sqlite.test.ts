import { sqliteDocumentStore } from '../document-store/sqlite.ts';
import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../sqlite/scratch-folder.ts';
import { checkpointStoreSpec } from './spec.ts';
import { sqliteCheckpointStore } from './sqlite.ts';

const scratch = scratchFolder();
checkpointStoreSpec('sqlite', async () => {
  const database = openDatabase(scratch());
  return { checkpoints: sqliteCheckpointStore(database), documents: sqliteDocumentStore(database) };
});
