import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster } from './cluster.ts';

// Runs a command beside a PostgreSQL server of its own, whose address is in POSTGRES_URL.
const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: npm run -s postgres -- COMMAND …');
  process.exit(2);
}

// In memory where the data of tests is, too.
const { temporaryFolder } = (await import(new URL('../../../jest.temporary-folder.js', import.meta.url).href)) as {
  temporaryFolder(): string | undefined;
};
const cluster = await startCluster({ parent: temporaryFolder() });
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, POSTGRES_URL: cluster.url } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void child.kill(signal));
try {
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  process.exitCode = exitCode ?? 1;
} catch (error) {
  console.error(error);
  process.exitCode = 127;
} finally {
  await cluster.remove();
}
