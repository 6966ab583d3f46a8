// Plain JavaScript, so that an older Node can still print the required version.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import '../validator/v8-options.mjs';

const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  const msg = `Clearbench needs Node ${needed}; this is Node ${process.versions.node}. On Linux and Windows "npm ci" brings it along: start with "npm start". Elsewhere install Node ${needed} first.`;
  console.log(process.stdout.isTTY ? msg : JSON.stringify({ level: 60, time: Date.now(), msg }));
  process.exit(1);
}
// Compiled TypeScript sources are cached, for this process and for the worker threads.
const cache = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
process.env.NODE_COMPILE_CACHE ??= cache;
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./src/main.ts');
