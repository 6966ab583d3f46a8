import { scratchFolder } from '../sqlite/scratch-folder.ts';
import { eventStoreSpec } from './spec.ts';
import { sqliteEventStore } from './sqlite.ts';

const scratch = scratchFolder();
eventStoreSpec('sqlite', async () => sqliteEventStore(scratch()));
