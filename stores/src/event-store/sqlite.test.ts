import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { sqliteEventStore } from './sqlite.ts';
import { eventStoreSpec } from './testing/spec.ts';

const scratch = scratchFolder();
eventStoreSpec('sqlite', async () => sqliteEventStore(scratch()));
