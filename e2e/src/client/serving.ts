import { type BenchClient, benchClient } from './bench-client.ts';
import { type RunningServer, runServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The product with its own folder during the tests, and a signed-in user. */
export type Serving = { server: RunningServer; tester: BenchClient };

/** Call it inside `describe`; the fields are set from the first test on. */
export const serving = (settings: Readonly<Record<string, string>> = {}): Serving => {
  const here = {} as Serving;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    here.server = await runServer(folder.path, settings);
    here.tester = await benchClient(here.server.url, 'tester');
  });
  afterAll(async () => {
    await here.server.stop();
    await folder.remove();
  });
  return here;
};
