import { logDestination } from '@clearbench/hosting/log-destination';
import { productLog } from '@clearbench/hosting/product-log';
import { buildUi } from '../build-ui.ts';
import { runApp } from '../run-app.ts';
import { buildServer } from '../server-bundle/build-server.ts';
import { settingsFrom } from '../settings.ts';

await runApp(buildUi);
// Started where there is no bundle of the present sources. The next start has one; the first page does not wait for it.
const { logLevel, logFormat } = settingsFrom(process.env);
await buildServer(productLog(logLevel, logDestination(logFormat)));
