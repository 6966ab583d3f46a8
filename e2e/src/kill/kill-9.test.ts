import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@clearbench/stores/wire-doubles/eventstore-db/server-double';
import { type MongoDouble, startMongoDouble } from '@clearbench/stores/wire-doubles/mongo/double-server';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';

/** Any number by setting; whoever comes after a kill on servers waits until the one before is given up. */
const kills = Number(process.env.CLEARBENCH_KILLS ?? 20);
const killsOnServers = Math.ceil(kills / 20);

describe('kill -9', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it(
    `loses no acknowledged write in ${kills} ends at random points, and does nothing twice`,
    () => expectNothingLost({ folder: folder.path, settings: {}, kills, longestWork: 450 }),
    30_000 + kills * 15_000,
  );

  describe('where everything is kept on servers', () => {
    let log: EventStoreDbDouble;
    let documents: MongoDouble;
    beforeAll(async () => {
      log = await startEventStoreDbDouble();
      documents = await startMongoDouble({ setName: 'double' });
    });
    afterAll(async () => {
      await log.stop();
      await documents.goAway();
    });

    it(
      `does not when it is killed ${killsOnServers} times either`,
      () => {
        const servers = {
          CLEARBENCH_EVENTSTORE_URL: log.connectionString,
          CLEARBENCH_MONGODB_URL: documents.url,
        };
        return expectNothingLost({ folder: folder.path, settings: servers, kills: killsOnServers, longestWork: 6_000 });
      },
      60_000 + killsOnServers * 30_000,
    );
  });
});
