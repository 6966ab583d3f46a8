import { Failure } from '@clearbench/contracts/failure';
import { buildUi } from './build-ui.ts';
import { settingsFrom } from './settings.ts';
import { isForOperator } from './settings-error.ts';
import { startApp } from './start-app.ts';

const explain = (error: unknown): string => {
  if (isForOperator(error)) return error.message;
  if (error instanceof Failure && error.errorKey === 'store.unavailable')
    return 'EventStoreDB or MongoDB cannot be reached. See CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL.';
  if (error instanceof Failure && error.errorKey === 'store.locked')
    return `The data folder ${error.params.folder} is in use by another Clearbench (process ${error.params.pid}). Stop it, or choose another folder with CLEARBENCH_DATA.`;
  if (error instanceof Failure && error.errorKey === 'store.wrongSecret')
    return 'The keys in the data folder were made with another secret. To change the secret, start once with the former one in CLEARBENCH_SECRET_BEFORE.';
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'The port is taken by another program. Choose another one with PORT.';
  if (typeof error === 'string') return error;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const giveUp = (error: unknown): never => {
  console.error(explain(error));
  process.exit(1);
};

try {
  const settings = settingsFrom(process.env);
  await buildUi();
  const app = await startApp(settings);
  console.log(`Clearbench is ready at ${app.url}`);
  if (app.claimCode !== undefined)
    console.log(
      `Nobody runs this installation yet. Sign in and show this code to become its administrator: ${app.claimCode}`,
    );

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.stop();
    process.exit(0);
  };
  app.over?.addEventListener('abort', () => {
    if (!stopping) giveUp('The servers could not be reached for so long that another Clearbench may have taken over.');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(giveUp));
} catch (error) {
  giveUp(error);
}
