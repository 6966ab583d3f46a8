import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, suiteContexts, suiteFiles } from './suite-files.ts';

/** Writes the suites of the product; `npm run generate-suites`. */
const root = fileURLToPath(new URL('../../../test-suites/suites', import.meta.url));

for (const context of suiteContexts) {
  const folder = join(root, folderOf(context));
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of suiteFiles(context)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
