import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconModule } from './ui/page-icons.ts';

const folder = fileURLToPath(new URL('node_modules/.cache/icons', import.meta.url));

/** Writes the icons that the pages import into one module, which stands for `virtual:icons` in the tests. */
export default () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/icons.mjs`, iconModule());
};
