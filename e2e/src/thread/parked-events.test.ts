import { settingsFrom } from '@clearbench/app/settings';
import { readMetricsRoute, retryParkedEventsRoute } from '@clearbench/contracts/metrics/routes';
import { quietLog } from '@clearbench/event-sourcing/log';
import { parkedEvent, parking } from '@clearbench/event-sourcing/parking';
import { openData } from '@clearbench/hosting/open-data';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type Stoppable, serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';

const [reaction, readModel] = ['reaction:keep-administrators', 'user@1'];

/** Parks the first event of a log that the product has begun, for a reaction and for a read model. */
const parkFirstEvent = async (folder: string): Promise<void> => {
  const data = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
  const [first] = await data.events.readAll(0, 1);
  if (!first) throw new Error('the log is empty');
  const lot = parking(data.documents);
  await lot.prepare();
  await lot.park([reaction, readModel].map((reader) => parkedEvent(reader, first, new Error('no shelf'))));
  await data.close();
};

describe('parked events', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: Stoppable;
  let admin: BenchClient;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await (await serveHere(folder.path)).stop();
    await parkFirstEvent(folder.path);
    server = await serveHere(folder.path);
    admin = await benchClient(server.url, 'admin');
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });
  const readers = async () =>
    (await admin.call(readMetricsRoute, {})).reply.parked.events.map(({ reader }) => reader).toSorted();

  it('of reactions are processed again after a request of an administrator, those of read models are not', async () => {
    expect(await readers()).toEqual([reaction, readModel]);
    expect((await admin.call(retryParkedEventsRoute, {})).status).toBe(200);
    const left = await until(async () => {
      const parked = await readers();
      return parked.length < 2 ? parked : undefined;
    });
    expect(left).toEqual([readModel]);
  });

  it('are processed again ten times in ten minutes at most', async () => {
    for (let turn = 1; turn < 10; turn += 1) await admin.call(retryParkedEventsRoute, {});
    const { status, reply } = await admin.call(retryParkedEventsRoute, {});
    expect([status, reply]).toEqual([429, expect.objectContaining({ errorKey: 'request.tooMany' })]);
  });

  it('are processed again for administrators only', async () => {
    const tester = await benchClient(server.url, 'tester');
    expect((await tester.call(retryParkedEventsRoute, {})).status).toBe(403);
  });
});
