import { randomBytes } from 'node:crypto';
import {
  changeChannelRoute,
  createChannelRoute,
  listChannelsRoute,
  readChannelLogRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { InputOf } from '@clearbench/contracts/route';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { answersIn, put, userIdOf } from './channels.ts';

type Settings = InputOf<typeof createChannelRoute>['body']['settings'];
type ClientSettings = Extract<Settings, { kind: 'sftpClient' }>;

const port = await freePort();
const bank = { channelId: 'bank' };
const engine = { channelId: 'engine' };
const wrong = `SHA256:${randomBytes(32).toString('base64').slice(0, 43)}`;

/**
 * The SFTP client of a channel works with the SFTP server of this product: the answers of the channel `bank` are the files
 * that the channel `engine` polls, and the answers of `engine` arrive as files of `bank`.
 */
describe('SFTP client of a channel', () => {
  const here = serving({
    ...{ CLEARBENCH_SFTP_PORT: String(port), CLEARBENCH_SFTP_HOST: '127.0.0.1' },
    CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32',
  });
  let admin: BenchClient;
  let common: Pick<ClientSettings, 'direction' | 'rbVersion' | 'sendsOnReceipt' | 'ownerId'>;
  let client: ClientSettings;

  const listed = async (channelId: string) =>
    (await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } })).reply.find(
      (one) => one.channelId === channelId,
    );
  const logged = async (type: 'received' | 'refused' | 'failed' | 'delivered' | 'waiting', params = engine) =>
    (await admin.call(readChannelLogRoute, { params, query: { type } })).reply.items;
  const tested = async () => (await admin.call(testChannelRoute, { params: engine })).reply;
  const change = async (changes: Partial<ClientSettings>, credential?: { type: 'newKey' }) => {
    const basedOn = (await listed('engine'))?.version ?? 0;
    client = { ...client, ...changes };
    const body = { settings: client, basedOn, ...(credential ? { credential } : {}) };
    expect(await admin.call(changeChannelRoute, { params: engine, body })).toMatchObject({ status: 200 });
  };

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    const ownerId = await userIdOf(here.tester);
    common = { direction: 'both', rbVersion: '2025', sendsOnReceipt: true, ownerId };
    client = {
      ...{ ...common, channelName: 'Engine', kind: 'sftpClient', host: '127.0.0.1', port, userName: 'bank' },
      ...{ hostKeys: [wrong], inFolder: '/from-clearing', outFolder: '/to-clearing', archiveFolder: '/archive' },
      pollSeconds: 5,
    };
    const environmentId = 'sct-bench';
    const created = await admin.call(createChannelRoute, {
      body: { ...engine, environmentId, settings: client, credential: { type: 'newKey' } },
    });
    expect(created.status).toBe(200);
    const keys = [(await listed('engine'))?.credential?.publicKey ?? ''];
    const settings = { ...common, channelName: 'Bank', kind: 'sftp', keys } as const;
    expect((await admin.call(createChannelRoute, { body: { ...bank, environmentId, settings } })).status).toBe(200);
  });

  it('shows the public key and never the private one', async () => {
    expect((await listed('engine'))?.credential).toEqual({
      type: 'key',
      publicKey: expect.stringMatching(/^ssh-ed25519 [\w+/=]+$/),
    });
    expect(await listed('engine')).not.toHaveProperty('credential.sealed');
  });

  it('refuses a host key that is not pinned, before it signs in', async () => {
    const connection = (await tested()).find(({ check }) => check === 'connection');
    expect(connection).toMatchObject({ ok: false, errorKey: 'channel.wrongHostKey' });
    const [failure] = await until(async () => {
      const items = await logged('failed');
      return items.length > 0 ? items : undefined;
    });
    const fingerprint = String(connection?.params?.fingerprint);
    expect(failure).toMatchObject({ errorKey: 'channel.wrongHostKey', params: { fingerprint } });
    const server = (await admin.call(testChannelRoute, { params: bank })).reply.find(({ check }) => check === 'server');
    expect(fingerprint).toBe(server?.fingerprint);
    await change({ hostKeys: [wrong, fingerprint] });
  });

  it('passes its test: the sign-in and each folder', async () => {
    const checks = await tested();
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['credential', 'connection', 'inFolder', 'outFolder', 'archiveFolder']),
    );
  });

  it('takes each file once, acknowledges it, and delivers the answers', async () => {
    await put(here.tester, 'bank', 'LOOP');
    const [answer] = await answersIn(here.tester, 'bank');
    // Changed settings are used at once, so that the test does not wait for the next poll.
    await change({ pollSeconds: 3_600 });
    const received = await until(async () =>
      (await logged('received')).find(({ fileName }) => fileName === answer?.fileName),
    );
    expect(received).toMatchObject({ size: answer?.size });
    // The rename to the archive acknowledged it at the other end.
    await until(async () => (await answersIn(here.tester, 'bank', 0)).length === 0 || undefined);
    expect((await logged('received')).filter(({ fileName }) => fileName === answer?.fileName)).toHaveLength(1);
    // The answer to it goes the other way, and acknowledges itself by the rename from its temporary name.
    const delivered = await until(async () => (await logged('delivered'))[0]);
    expect(delivered).toMatchObject({ attempts: 1, fileName: expect.stringContaining('LOOP') });
    const [arrived] = await logged('received', bank);
    expect(arrived).toMatchObject({ fileName: delivered.fileName, size: delivered.size });
    // Ends the exchange of answers to answers.
    await change({ direction: 'in', sendsOnReceipt: false });
  });

  it('reports a folder that does not exist, in the test and in the log', async () => {
    await change({ inFolder: '/nowhere' });
    const folder = (await tested()).find(({ check }) => check === 'inFolder');
    expect(folder).toMatchObject({ ok: false, errorKey: 'channel.folderUnusable', params: { path: '/nowhere' } });
    await until(async () => (await logged('failed')).find(({ errorKey }) => errorKey === 'channel.folderUnusable'));
    await change({ inFolder: '/from-clearing' });
  });

  it('reports a refused sign-in, and counts sign-ins and polls', async () => {
    await change({}, { type: 'newKey' });
    expect((await tested()).find(({ check }) => check === 'connection')).toMatchObject({
      ok: false,
      errorKey: 'channel.signInRefused',
    });
    await until(async () => (await logged('failed')).find(({ errorKey }) => errorKey === 'channel.signInRefused'));
    const { reply } = await admin.call(scrapeMetricsRoute, {});
    expect(reply).toMatch(/clearbench_sftp_sign_ins_total\{result="accepted"\} [1-9]/);
    expect(reply).toMatch(/clearbench_sftp_sign_ins_total\{result="refused"\} [1-9]/);
    expect(reply).toMatch(/clearbench_channel_polls_total\{channel="engine",result="failed"\} [1-9]/);
  });

  it.each([
    [{ host: 'bank example' }, 'channel.badHost'],
    [{ hostKeys: ['MD5:00'] }, 'channel.badFingerprint'],
    [{ inFolder: '/in\u0000' }, 'channel.badFolder'],
    [{ direction: 'both', outFolder: undefined }, 'channel.noOutFolder'],
  ])('cannot have %j', async (changes, errorKey) => {
    const settings = { ...client, ...changes } as ClientSettings;
    const body = { channelId: 'bad-client', environmentId: 'sct-bench', settings };
    expect(await admin.call(createChannelRoute, { body })).toMatchObject({ status: 400, reply: { errorKey } });
  });

  it('cannot have a private key that is none', async () => {
    const credential = { type: 'key', privateKey: 'no key' } as const;
    const body = { channelId: 'bad-client', environmentId: 'sct-bench', settings: client, credential };
    const errorKey = 'channel.badPrivateKey';
    expect(await admin.call(createChannelRoute, { body })).toMatchObject({ status: 400, reply: { errorKey } });
  });

  it.each(['10.0.0.1', '::1'])('is refused for the address %s', async (host) => {
    await change({ host });
    expect((await tested()).find(({ check }) => check === 'connection')).toMatchObject({
      ok: false,
      errorKey: 'channel.addressRefused',
    });
  });
});
