import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const library = '@tabler/icons-react';
const folder = at('node_modules/.cache/icons');
const entry = `${folder}/entry.mjs`;

const iconsIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)].flatMap(([, names]) =>
    [...names.matchAll(/\bIcon\w+/g)].map(([name]) => name),
  );

/**
 * Bundles the icons that the pages use into one module. The library is one file of 5,900 icons otherwise, which each
 * test file would compile and evaluate again.
 */
export default async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: at('ui') }).map((file) => at(`ui/${file}`));
  const icons = [...new Set(files.flatMap(iconsIn))].toSorted();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    entry,
    icons.map((icon) => `export { default as ${icon} } from '${library}/dist/esm/icons/${icon}.mjs';\n`).join(''),
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      lib: { entry, formats: ['es'], fileName: () => 'icons.mjs' },
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { external: ['react'] },
    },
  });
};
