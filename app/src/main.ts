import { logDestination } from '@clearbench/hosting/log-destination';
import { productLog } from '@clearbench/hosting/product-log';
import { run } from '@clearbench/hosting/run';
import { buildUi } from './build-ui.ts';
import { settingsFrom } from './settings.ts';
import { startApp } from './start-app.ts';

await run('app', async () => {
  const settings = settingsFrom(process.env);
  await buildUi(productLog(settings.logLevel, logDestination(settings.logFormat)));
  return startApp(settings);
});
