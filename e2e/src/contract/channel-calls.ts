import { answersIn } from '../channel/channels.ts';
import type { BenchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import type { Input } from './described-calls.ts';

type Parts = {
  readonly done: <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
  readonly admin: BenchClient;
  readonly tester: BenchClient;
};

/** Calls every route about channels. */
export const callChannelRoutes = async ({ done, admin, tester }: Parts): Promise<void> => {
  const { userId = '' } = await done<{ userId?: string }>(tester, 'userInfo', { body: { timeZone: 'Europe/Berlin' } });
  const path = { channelId: 'described' };
  const settings = { channelName: 'Described', kind: 'http', direction: 'both', ownerId: userId, rbVersion: '2025' };
  const body = { settings: { ...settings, sendsOnReceipt: true } };
  await done(admin, 'createChannel', { body: { ...path, environmentId: 'sct-bench', ...body } });
  await done(admin, 'changeChannel', {
    path,
    body: { settings: { ...body.settings, url: 'http://127.0.0.1:1/' }, basedOn: 1 },
  });
  await done(admin, 'pauseChannel', { path, body: { paused: true } });
  await done(admin, 'pauseChannel', { path, body: { paused: false } });
  await done(admin, 'listChannels', { query: { environmentId: 'sct-bench' } });
  await done(admin, 'testChannel', { path });
  await done(admin, 'issueChannelSecret', { path, body: { overlapHours: 1 } });
  const sftp = { channelId: 'described-sftp' };
  const ofSftp = { ...body.settings, kind: 'sftp', keys: [], doneMarkers: false };
  await done(admin, 'createChannel', { body: { ...sftp, environmentId: 'sct-bench', settings: ofSftp } });
  await done(admin, 'issueChannelPassword', { path: sftp });
  await done(admin, 'removeChannelPassword', { path: sftp });
  const server = { host: '127.0.0.1', port: 1, userName: 'bench', hostKeys: [`SHA256:${'a'.repeat(43)}`] };
  const ofClient = { ...body.settings, ...server, kind: 'sftpClient', inFolder: '/out', outFolder: '/in' };
  const client = { channelId: 'described-client', credential: { type: 'newKey' }, settings: ofClient };
  await done(admin, 'createChannel', { body: { ...client, environmentId: 'sct-bench' } });
  await done(admin, 'testChannel', { path: { channelId: client.channelId } });
  const ofQueue = { ...body.settings, kind: 'amqp', host: '127.0.0.1', port: 1, userName: 'bench', inQueue: 'out' };
  const queue = { channelId: 'described-queue', credential: { type: 'password', password: 'secret' } };
  await done(admin, 'createChannel', { body: { ...queue, environmentId: 'sct-bench', settings: ofQueue } });
  await done(admin, 'testChannel', { path: { channelId: queue.channelId } });
  const payment = samplePayment('DESCRIBED', '1.00');
  await done(tester, 'putExchangeFile', { path: { ...path, fileName: 'described.xml' }, body: payment });
  const [answer] = await answersIn(tester, 'described');
  const { deliveryId = '', fileName = '' } = answer ?? {};
  await done(tester, 'listExchangeAnswers', { path });
  const ofAnswer = { path: { ...path, fileName }, query: { deliveryId } };
  await done(tester, 'readExchangeAnswer', ofAnswer);
  await done(tester, 'acknowledgeExchangeAnswer', ofAnswer);
  await done(admin, 'readChannelLog', { path });
  await done(admin, 'reopenDelivery', { path: { ...path, deliveryId } });
  await done(admin, 'deleteChannel', { path });
};
