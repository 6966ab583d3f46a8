import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '@clearbench/event-sourcing/log';
import { logDestination } from '@clearbench/hosting/log-destination';
import { productLog } from '@clearbench/hosting/product-log';
import { run } from '@clearbench/hosting/run';
import { settingsFrom } from './settings.ts';

/**
 * Runs the whole product in this process. `build` builds the pages if they are missing; the services are loaded and
 * started meanwhile, and requests are accepted when both have ended.
 */
export const runApp = (build: (log: Pick<Log, 'info' | 'warn'>) => Promise<unknown>): Promise<void> =>
  run('app', async () => {
    const settings = settingsFrom(process.env);
    const built = build(productLog(settings.logLevel, logDestination(settings.logFormat)));
    // Node loads modules without a turn of the event loop: the build starts first.
    const started = nextTurn().then(async () => (await import('./start-app.ts')).startApp(settings, built));
    const [running] = await Promise.all([started, built]);
    return running;
  });
