#!/usr/bin/env node
// Plain JavaScript, so that an older Node can still print the required version.
import { existsSync } from 'node:fs';

// A published package has the compiled files; the repository has the sources, which Node 24 reads.
const compiled = new URL('./dist/main.js', import.meta.url);
const isCompiled = existsSync(compiled);
const [major] = process.versions.node.split('.').map(Number);

if (!isCompiled && major < 24) {
  console.error('clearbench: the sources need Node 24. In the repository, "npm ci" installs it: use "npx clearbench".');
  process.exit(4);
}
await import(isCompiled ? compiled.href : new URL('./src/main.ts', import.meta.url).href);
