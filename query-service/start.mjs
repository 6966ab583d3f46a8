import { startProgram } from '../hosting/src/server-bundle/start-program.ts';

await startProgram('query-service', new URL('./src/main.ts', import.meta.url));
