import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { keepThreads } from '@clearbench/stores/spare-threads';
import { type BenchClient, benchClient } from './bench-client.ts';
import { type RunningServer, runServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The product with its own folder during the tests, and a signed-in user. */
export type Serving = { server: { readonly url: string }; tester: BenchClient };
export type ServingProcess = Serving & { server: RunningServer };

type Settings = Readonly<Record<string, string>>;
/** A running product. */
export type Stoppable = { readonly url: string; stop(): Promise<void> };

const servingWith = <Server extends Stoppable>(start: (dataFolder: string) => Promise<Server>) => {
  const here = {} as { server: Server; tester: BenchClient };
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    here.server = await start(folder.path);
    here.tester = await benchClient(here.server.url, 'tester');
  });
  afterAll(async () => {
    await here.server.stop();
    await folder.remove();
  });
  return here;
};

/** Starts the product in the process of the test, whose modules are already loaded. */
export const serveHere = (dataFolder: string, settings: Settings = {}): Promise<Stoppable> => {
  keepThreads();
  return startApp(
    settingsFrom({ CLEARBENCH_DATA: dataFolder, CLEARBENCH_LOG_LEVEL: 'silent', PORT: '0', ...settings }),
  );
};

/**
 * The product in the process of the test. Call it inside `describe`; the fields are set from the first test on.
 */
export const serving = (settings: Settings = {}): Serving =>
  servingWith((dataFolder) => serveHere(dataFolder, settings));

/** As `serving`, with the product in a separate process, for tests that measure or endanger the process. */
export const servingProcess = (settings: Settings = {}): ServingProcess =>
  servingWith((dataFolder) => runServer(dataFolder, settings));
