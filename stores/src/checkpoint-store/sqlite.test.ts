import { sqliteDocumentStore } from '../document-store/sqlite.ts';
import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { sqliteCheckpointStore } from './sqlite.ts';
import { checkpointStoreSpec } from './testing/spec.ts';

const scratch = scratchFolder();
checkpointStoreSpec('sqlite', async () => {
  const database = openDatabase(scratch());
  return { checkpoints: sqliteCheckpointStore(database), documents: sqliteDocumentStore(database) };
});
