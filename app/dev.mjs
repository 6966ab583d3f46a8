// The server from its sources, and the pages with hot reload in a second process; ends when either does.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const env = { NODE_COMPILE_CACHE: folder('node_modules/.cache/compiled'), ...process.env };
const run = (args, cwd) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });

const both = [
  run(['--watch-preserve-output', '--watch', folder('app/start.mjs'), '--sources'], folder('.')),
  run([folder('node_modules/vite/bin/vite.js')], folder('ui')),
];
for (const child of both)
  child.on('exit', () => {
    for (const other of both) other.kill();
  });
