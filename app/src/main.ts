import { run } from '@clearbench/hosting/run';
import { buildUi } from './build-ui.ts';
import { settingsFrom } from './settings.ts';
import { startApp } from './start-app.ts';

await run(async () => {
  const settings = settingsFrom(process.env);
  await buildUi();
  const app = await startApp(settings);
  console.log(`Clearbench is ready at ${app.url}`);
  if (app.claimCode !== undefined)
    console.log(
      `Nobody runs this installation yet. Sign in and show this code to become its administrator: ${app.claimCode}`,
    );
  return app;
});
