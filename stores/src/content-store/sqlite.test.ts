import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { sqliteContentStore } from './sqlite.ts';
import { contentStoreSpec } from './testing/spec.ts';

const scratch = scratchFolder();
contentStoreSpec('sqlite', (now) => sqliteContentStore(scratch(), undefined, now));
