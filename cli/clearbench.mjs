#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A published package has the compiled files; the repository has the sources, which Node 24 reads.
const compiled = new URL('./dist/main.js', import.meta.url);
await import(existsSync(compiled) ? compiled.href : new URL('./src/main.ts', import.meta.url).href);
