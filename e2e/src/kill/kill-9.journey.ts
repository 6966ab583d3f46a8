import { type FakeEventStoreDb, startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { type FakeMongo, startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { expectNothingLost } from './expect-no-data-loss.ts';

/** Set by environment variables; on servers a start after a kill waits until the previous lease ends. */
const kills = Number(process.env.CLEARBENCH_KILLS ?? 6);
const killsOnServers = Math.ceil(kills / 20);

describe('kill -9', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it(
    `loses no acknowledged write in ${kills} kills at random points, and executes nothing twice`,
    () => expectNothingLost({ folder: folder.path, settings: {}, kills, longestWork: 450 }),
    // Only ends a test that hangs.
    120_000 + kills * 60_000,
  );

  describe('with servers', () => {
    let log: FakeEventStoreDb;
    let documents: FakeMongo;
    beforeAll(async () => {
      log = await startFakeEventStoreDb();
      documents = await startFakeMongo({ setName: 'fake' });
    });
    afterAll(async () => {
      await log.stop();
      await documents.goAway();
    });

    it(
      `loses nothing either when it is killed ${killsOnServers} times`,
      () => {
        const servers = {
          CLEARBENCH_EVENTSTORE_URL: log.connectionString,
          CLEARBENCH_MONGODB_URL: documents.url,
        };
        return expectNothingLost({ folder: folder.path, settings: servers, kills: killsOnServers, longestWork: 6_000 });
      },
      240_000 + killsOnServers * 120_000,
    );
  });
});
