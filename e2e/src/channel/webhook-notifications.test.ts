import { createChannelRoute, listChannelsRoute } from '@clearbench/contracts/channel/administration-routes';
import { putExchangeFileRoute } from '@clearbench/contracts/channel/exchange-routes';
import { type NotificationType, notificationTypes } from '@clearbench/contracts/channel/settings';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { ended, started } from '../suite-run/runs.ts';
import { createdChannel, userIdOf } from './channels.ts';
import { type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts';

const clearing = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 1,
  magicCents: true,
  reachable: [],
};

/** Two payments in a message: with magic cents the clearing rejects the second one. */
const partlyAccepted = (id: string): string => {
  const text = samplePayment(id, '1.00');
  const [payment = ''] = /<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/.exec(text) ?? [];
  const second = payment.replaceAll(`-${id}<`, `-${id}-2<`).replace('>1.00<', '>1.11<');
  return text
    .replace(payment, `${payment}${second}`)
    .replace('<NbOfTxs>1<', '<NbOfTxs>2<')
    .replace('<TtlIntrBkSttlmAmt Ccy="EUR">1.00<', '<TtlIntrBkSttlmAmt Ccy="EUR">2.11<');
};

describe('webhooks of an environment', () => {
  const here = serving({ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' });
  const environmentToken = 'hooked';
  let admin: BenchClient;
  let bank: WebhookReceiver;
  let environmentId = '';
  beforeAll(async () => {
    bank = await webhookReceiver();
    admin = await benchClient(here.server.url, 'admin');
    const ownerId = await userIdOf(here.tester);
    const names = { environmentToken, environmentName: 'Hooked', environmentGroup: 'SCT' };
    const scheme = { scheme: 'sct' as const, versions: ['2025' as const], canSendToTestEngine: true };
    const saved = await admin.call(saveSimEnvRoute, { body: { ...names, ...scheme, clearing, join: [ownerId] } });
    environmentId = saved.reply.environmentId;
    await createdChannel(admin, 'engine', ownerId, { environmentId });
    const settings = {
      ...{ channelName: 'Hook', kind: 'webhook' as const, ownerId, url: bank.url },
      notifications: [...notificationTypes],
    };
    const { status } = await admin.call(createChannelRoute, { body: { channelId: 'hook', environmentId, settings } });
    expect(status).toBe(200);
  });
  afterAll(() => bank.stop());

  const send = async (id: string, body: string): Promise<void> => {
    const params = { channelId: 'engine', fileName: `${id}.xml` };
    expect((await here.tester.call(putExchangeFileRoute, { params, body })).status).toBe(200);
  };
  const dataOf = (type: NotificationType, text: string) =>
    until(async () => {
      const call = bank.calls.find(({ body }) => body.includes(`"type":"${type}"`) && body.includes(text));
      return call && (JSON.parse(call.body) as { data: Record<string, unknown> }).data;
    });

  it('report every kind of notification, with its data', async () => {
    await send('GOOD', samplePayment('GOOD', '1.00'));
    await send('BAD', samplePayment('BAD', '1.11'));
    await send('HALF', partlyAccepted('HALF'));
    const about = { environment: environmentToken, fileName: 'GOOD.xml', fileId: expect.any(String) };
    const data: Record<NotificationType, [text: string, data: object]> = {
      'file.validated': ['GOOD.xml', { ...about, contentVersion: 1, errors: 0, warnings: 0, infos: 0 }],
      'transfer.accepted': ['GOOD.xml', { ...about, transferId: expect.any(String) }],
      'transfer.partiallyAccepted': ['HALF.xml', { ...about, fileName: 'HALF.xml' }],
      'transfer.rejected': ['BAD.xml', { ...about, fileName: 'BAD.xml' }],
      'transfer.settled': ['GOOD.xml', about],
      'answer.due': ['GOOD.xml', { ...about, answerFileName: 'CVF-GOOD-1.xml', dueAt: expect.any(String) }],
      'transfer.answered': ['GOOD.xml', { ...about, answerFileId: expect.any(String) }],
      'run.finished': ['', { environment: environmentToken, runId: expect.any(String), failed: 0, errors: 0 }],
    };
    await ended(here.tester, await started(here.tester, { environmentToken, tags: ['happy'] }));
    for (const type of notificationTypes) {
      const [text, expected] = data[type];
      expect([type, await dataOf(type, text)]).toMatchObject([type, expected]);
    }
  });

  it('are paused after 50 failures in a row', async () => {
    bank.state.status = 500;
    for (let index = 0; index < 12; index += 1) await send(`F${index}`, samplePayment(`F${index}`, '1.00'));
    const paused = await until(async () => {
      const { reply } = await admin.call(listChannelsRoute, { query: { environmentId } });
      return reply.find(({ channelId, state }) => channelId === 'hook' && state === 'paused');
    });
    expect(paused).toMatchObject({ pausedBecause: 'failures' });
    expect(paused.failures).toBeGreaterThanOrEqual(50);
  });
});
