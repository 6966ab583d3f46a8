import { flushCompileCache } from 'node:module';
import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';

const app = await startApp(settingsFrom(process.env));
if (app.claimCode !== undefined) console.log(`claim ${app.claimCode}`);
// A process that is killed writes no compile cache, and the next start would compile everything again.
flushCompileCache();
console.log(`ready ${app.url}`);
// A soak run requests the memory after a full collection; only a start with --expose-gc answers.
if (globalThis.gc !== undefined)
  process.on('SIGUSR2', () => {
    globalThis.gc?.();
    console.log(`memory ${JSON.stringify(process.memoryUsage())}`);
  });
process.once('SIGTERM', () => {
  app.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
