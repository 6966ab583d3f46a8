// Plain JavaScript, so that an older Node can still say what it needs.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import '../validation/without-maglev.mjs';

const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  console.error(
    `Clearbench needs Node ${needed}; this is Node ${process.versions.node}. On Linux and Windows "npm ci" brings it along: start with "npm start". Elsewhere install Node ${needed} first.`,
  );
  process.exit(1);
}
// The sources are TypeScript: what was stripped and compiled once is kept, here and for the worker threads.
const cache = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
process.env.NODE_COMPILE_CACHE ??= cache;
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./src/main.ts');
