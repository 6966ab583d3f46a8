import { scratchFolder } from '../sqlite/scratch-folder.ts';
import { contentStoreSpec } from './spec.ts';
import { sqliteContentStore } from './sqlite.ts';

const scratch = scratchFolder();
contentStoreSpec('sqlite', (now) => sqliteContentStore(scratch(), undefined, now));
