import type { Log } from '@clearbench/event-sourcing/log';
import { logDestination } from '@clearbench/hosting/log-destination';
import { productLog } from '@clearbench/hosting/product-log';
import { run } from '@clearbench/hosting/run';
import { settingsFrom } from './settings.ts';
import { startApp } from './start-app.ts';

/** Runs the whole product in this process, after `build` has built what is missing. */
export const runApp = (build: (log: Pick<Log, 'info' | 'warn'>) => Promise<unknown>): Promise<void> =>
  run('app', async () => {
    const settings = settingsFrom(process.env);
    await build(productLog(settings.logLevel, logDestination(settings.logFormat)));
    return startApp(settings);
  });
