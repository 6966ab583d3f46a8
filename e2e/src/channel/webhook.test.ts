import { createHmac } from 'node:crypto';
import {
  changeChannelRoute,
  createChannelRoute,
  issueChannelSecretRoute,
  listChannelsRoute,
  readChannelLogRoute,
  reopenDeliveryRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { answersIn, createdChannel, put, userIdOf } from './channels.ts';
import { type ReceivedCall, type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts';

/** The signature of a call by the specification of Standard Webhooks. */
const signatureOf = ({ headers, body }: ReceivedCall, secret: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

describe('what a channel posts', () => {
  const here = serving({ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' });
  let admin: BenchClient;
  let bank: WebhookReceiver;
  let ownerId = '';
  let secret = '';
  const params = { channelId: 'hook-1' };
  beforeAll(async () => {
    bank = await webhookReceiver();
    admin = await benchClient(here.server.url, 'admin');
    ownerId = await userIdOf(here.tester);
    const notifications = ['file.validated', 'transfer.accepted', 'transfer.rejected', 'transfer.answered'] as const;
    const settings = {
      ...{ channelName: 'Hook', kind: 'webhook' as const, ownerId, url: bank.url },
      notifications: [...notifications],
    };
    const body = { channelId: 'hook-1', environmentId: 'sct-bench', settings };
    const { status, reply } = await admin.call(createChannelRoute, { body });
    expect(status).toBe(200);
    secret = reply.secret ?? '';
    await createdChannel(admin, 'engine-4', ownerId);
  });
  afterAll(() => bank.stop());

  const logged = async (type?: 'waiting' | 'delivered') =>
    (await admin.call(readChannelLogRoute, { params, query: type ? { type } : {} })).reply.items;
  const calledFor = (type: string, text: string) =>
    until(async () => bank.calls.find(({ body }) => body.includes(`"type":"${type}"`) && body.includes(text)));

  it('has the form and the signature of Standard Webhooks', async () => {
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await put(here.tester, 'engine-4', 'HOOK1');
    for (const type of ['file.validated', 'transfer.accepted', 'transfer.answered']) {
      const call = await calledFor(type, 'HOOK1');
      expect(call.headers['webhook-signature']).toBe(signatureOf(call, secret));
      const { timestamp, data } = JSON.parse(call.body) as { timestamp: string; data: Record<string, unknown> };
      expect(Date.parse(timestamp)).toBeGreaterThan(0);
      expect(data).toMatchObject({ environment: 'sct', fileName: 'HOOK1.xml' });
    }
  });

  it('is in the log with request and response, and is sent again with the same id', async () => {
    const [entry] = await until(async () => {
      const items = await logged('delivered');
      return items.length > 0 ? items : undefined;
    });
    expect(entry).toMatchObject({ type: 'delivered', status: 204, attempts: 1 });
    expect(entry?.request).toContain('"type"');
    const id = entry?.entryId ?? '';
    const times = () => bank.calls.filter(({ headers }) => headers['webhook-id'] === id).length;
    const before = times();
    expect(before).toBeGreaterThan(0);
    await admin.call(reopenDeliveryRoute, { params: { ...params, deliveryId: id } });
    await until(async () => (times() > before ? true : undefined));
  });

  it('is repeated after a failure', async () => {
    bank.state.status = 500;
    await put(here.tester, 'engine-4', 'HOOK2');
    const failed = await until(async () => (await logged('waiting')).find(({ status }) => status === 500));
    expect(failed).toMatchObject({ errorKey: 'channel.badStatus', response: 'seen' });
    expect(Date.parse(failed?.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(failed?.at ?? ''));
    bank.state.status = 204;
    await until(async () => {
      const { entryId } = failed ?? {};
      const entry = (await logged()).find((one) => one.entryId === entryId);
      return entry?.type === 'delivered' ? entry : undefined;
    });
  });

  it('has the signatures of two secrets after a rotation, and is tested', async () => {
    const rotated = await admin.call(issueChannelSecretRoute, { params, body: { overlapHours: 1 } });
    const { reply } = await admin.call(testChannelRoute, { params });
    expect(reply.find(({ check }) => check === 'connection')).toMatchObject({ ok: true, status: 204 });
    const call = await calledFor('channel.test', 'hook-1');
    const signatures = [rotated.reply.secret, secret].map((one) => signatureOf(call, one));
    expect(call.headers['webhook-signature']).toBe(signatures.join(' '));
  });

  it('pauses the channel when the address is gone', async () => {
    bank.state.status = 410;
    await put(here.tester, 'engine-4', 'HOOK3');
    const paused = await until(async () => {
      const { reply } = await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } });
      return reply.find(({ channelId, state }) => channelId === 'hook-1' && state === 'paused');
    });
    expect(paused).toMatchObject({ pausedBecause: 'gone' });
    bank.state.status = 204;
  });

  it('is the answer as a file for a channel with an address', async () => {
    const settings = { channelName: 'Engine', kind: 'http', direction: 'both', ownerId, rbVersion: '2025' } as const;
    const body = { settings: { ...settings, sendsOnReceipt: true, url: bank.url }, basedOn: 1 };
    const changed = await admin.call(changeChannelRoute, { params: { channelId: 'engine-4' }, body });
    expect(changed.reply.secret).toMatch(/^whsec_/);
    await put(here.tester, 'engine-4', 'PUSH1');
    const call = await until(async () =>
      bank.calls.find(({ headers, body: text }) => headers['x-file-name'] !== undefined && text.includes('PUSH1')),
    );
    expect(call.headers['content-type']).toBe('application/xml');
    expect(call.headers['webhook-signature']).toBe(signatureOf(call, changed.reply.secret ?? ''));
    expect(call.body).toMatch(/^<\?xml/);
    await until(async () => {
      const left = await answersIn(here.tester, 'engine-4');
      return left.every(({ deliveryId }) => deliveryId !== call.headers['webhook-id']) || undefined;
    });
  });

  it.each(['http://[::1]/', 'http://10.0.0.1/a', 'http://169.254.169.254/latest'])('is refused for %s', async (url) => {
    const channelId = `refused-${url.length}`;
    const settings = {
      channelName: 'X',
      kind: 'webhook' as const,
      ownerId,
      url,
      notifications: ['run.finished' as const],
    };
    await admin.call(createChannelRoute, { body: { channelId, environmentId: 'sct-bench', settings } });
    const { reply } = await admin.call(testChannelRoute, { params: { channelId } });
    const connection = reply.find(({ check }) => check === 'connection');
    expect(connection).toMatchObject({ ok: false, errorKey: 'channel.addressRefused' });
  });

  it.each(['ftp://bank.example/', 'https://me:secret@bank.example/', 'bank.example', 'javascript:alert(1)'])(
    'cannot have the address %s',
    async (url) => {
      const settings = {
        channelName: 'X',
        kind: 'webhook' as const,
        ownerId,
        url,
        notifications: ['run.finished' as const],
      };
      const body = { channelId: 'bad-address', environmentId: 'sct-bench', settings };
      const { status, reply } = await admin.call(createChannelRoute, { body });
      expect([status, reply]).toMatchObject([400, { errorKey: 'channel.badUrl' }]);
    },
  );
});
