import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../sqlite/scratch-folder.ts';
import { documentStoreSpec } from './spec.ts';
import { sqliteDocumentStore } from './sqlite.ts';

const scratch = scratchFolder();
documentStoreSpec('sqlite', async () => sqliteDocumentStore(openDatabase(scratch())));
