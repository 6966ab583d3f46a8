import { explained } from '@clearbench/hosting/explained';
import { buildUi } from './build-ui.ts';
import { settingsFrom } from './settings.ts';
import { startApp } from './start-app.ts';

const giveUp = (error: unknown): never => {
  console.error(explained(error));
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
