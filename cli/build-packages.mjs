// Compiles the client and the command line into packages that npm can publish: node cli/build-packages.mjs FOLDER
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder = 'packages'] = process.argv.slice(2);
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const options = ['--emitDeclarationOnly', 'false', '--noEmit', 'false', '--rewriteRelativeImportExtensions', 'true'];

const build = (name, { outDir, exports, files }) => {
  const target = resolve(folder, name);
  mkdirSync(target, { recursive: true });
  const out = ['--outDir', join(target, outDir), '--tsBuildInfoFile', join(target, '.tsbuildinfo')];
  execFileSync(process.execPath, [tsc, '-p', join(root, name), ...options, ...out], { stdio: 'inherit' });
  for (const file of files) cpSync(join(root, name, file), join(target, file));
  const {
    private: _,
    exports: __,
    ...description
  } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const published = {
    ...description,
    engines: { node: '>=20' },
    exports,
    files: [outDir, `!${outDir}/**/*.test.*`, ...files],
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
};

const described = { './*': { types: './dist/*.d.ts', default: './dist/*.js' }, './package.json': './package.json' };
build('client', { outDir: 'dist', exports: described, files: ['README.md'] });
build('cli', {
  outDir: 'dist',
  exports: { './package.json': './package.json' },
  files: ['clearbench.mjs', 'README.md'],
});
