import { startProgram } from '../hosting/src/server-bundle/start-program.ts';

await startProgram('projections', new URL('./src/main.ts', import.meta.url));
