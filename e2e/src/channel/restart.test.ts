import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChannelRoute, readChannelLogRoute } from '@clearbench/contracts/channel/administration-routes';
import { benchClient } from '../client/bench-client.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { answersIn, createdChannel, put, userIdOf } from './channels.ts';

/** A receiver that never answers until it is released. */
const receiver = async () => {
  const state = { hangs: true, ids: [] as string[] };
  const server: Server = createServer((request, response) => {
    state.ids.push(String(request.headers['webhook-id']));
    request.resume();
    if (!state.hangs) response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
};

describe('channels over a restart', () => {
  const settings = { CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' };

  it('keep files, answers and deliveries; an address that hangs delays neither other channels nor the stop', async () => {
    const folder = await temporaryFolder();
    const [hanging, answering] = [await receiver(), await receiver()];
    answering.state.hangs = false;
    let server = await serveHere(folder.path, settings);
    let tester = await benchClient(server.url, 'tester');
    const admin = await benchClient(server.url, 'admin');
    const ownerId = await userIdOf(tester);
    await createdChannel(admin, 'engine-5', ownerId);
    const hook = {
      channelName: 'Hook',
      kind: 'webhook' as const,
      ownerId,
      notifications: ['transfer.accepted' as const],
    };
    for (const [channelId, { url }] of Object.entries({ 'hook-hanging': hanging, 'hook-answering': answering })) {
      const body = { channelId, environmentId: 'sct-bench', settings: { ...hook, url } };
      expect((await admin.call(createChannelRoute, { body })).status).toBe(200);
    }
    const first = await put(tester, 'engine-5', 'RESTART');
    const answers = await answersIn(tester, 'engine-5');
    await until(async () => hanging.state.ids[0]);
    const delivered = { params: { channelId: 'hook-answering' }, query: { type: 'delivered' as const } };
    await until(async () => (await admin.call(readChannelLogRoute, delivered)).reply.items[0]);
    await server.stop();

    hanging.state.hangs = false;
    server = await serveHere(folder.path, settings);
    tester = await benchClient(server.url, 'tester');
    const again = await put(tester, 'engine-5', 'RESTART');
    expect(again.reply).toMatchObject({ fileId: first.reply.fileId, transferId: first.reply.transferId });
    expect(await answersIn(tester, 'engine-5')).toEqual(answers);
    await until(async () => hanging.state.ids.length > 1 || undefined);
    expect(new Set(hanging.state.ids).size).toBe(1);
    expect(answering.state.ids).toHaveLength(1);
    await server.stop();
    hanging.stop();
    answering.stop();
    await folder.remove();
  });
});
