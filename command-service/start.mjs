import '../hosting/v8-options.mjs';
import { startProgram } from '../hosting/src/server-bundle/start-program.ts';

await startProgram('command-service', new URL('./src/main.ts', import.meta.url));
