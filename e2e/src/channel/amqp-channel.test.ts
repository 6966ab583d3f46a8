import {
  changeChannelRoute,
  createChannelRoute,
  listChannelsRoute,
  pauseChannelRoute,
  readChannelLogRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { InputOf } from '@clearbench/contracts/route';
import { selfSignedCertificate } from '@clearbench/stores/testing/certificate.fake';
import rhea, { type Message } from 'rhea';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { userIdOf } from './channels.ts';
import { messageBroker } from './message-broker.ts';

type Settings = InputOf<typeof createChannelRoute>['body']['settings'];
type AmqpSettings = Extract<Settings, { kind: 'amqp' }>;
type Type = 'received' | 'refused' | 'failed' | 'delivered' | 'waiting';

const params = { channelId: 'queue-1' };
const credential = { type: 'password', password: 'correct' } as const;
const data = (text: string) => rhea.message.data_section(Buffer.from(text)) as unknown as Message['body'];

describe('AMQP channel with a counterpart of the same library', () => {
  const here = serving({ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32', CLEARBENCH_LARGEST_CONTENT: '1048576' });
  let admin: BenchClient;
  let broker: Awaited<ReturnType<typeof messageBroker>>;
  let settings: AmqpSettings;

  const logged = async (type: Type) => (await admin.call(readChannelLogRoute, { params, query: { type } })).reply.items;
  const tested = async () => (await admin.call(testChannelRoute, { params })).reply;
  const change = async (changes: Partial<AmqpSettings>, more: object = {}) => {
    const listed = (await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } })).reply;
    const basedOn = listed.find(({ channelId }) => channelId === params.channelId)?.version ?? 0;
    settings = { ...settings, ...changes };
    return admin.call(changeChannelRoute, { params, body: { settings, basedOn, ...more } });
  };
  const put = (message: Partial<Message>, queue = 'bank.out') => broker.put(queue, message as Message);
  const outcomeOf = (id: string) => until(async () => broker.outcomes.find(({ message }) => message.message_id === id));
  const answerIn = (queue: string, text: string) =>
    until(async () =>
      broker.arrived(queue).find(({ body }) => String((body as { content: Buffer }).content).includes(text)),
    );

  beforeAll(async () => {
    broker = await messageBroker('correct', ['bank.out', 'bank.in', 'replies', 'dead']);
    admin = await benchClient(here.server.url, 'admin');
    settings = {
      ...{ channelName: 'Queue', kind: 'amqp', direction: 'both', rbVersion: '2025', sendsOnReceipt: true },
      ...{ ownerId: await userIdOf(here.tester), host: '127.0.0.1', port: broker.port, userName: 'bench', tls: false },
      ...{ inQueue: 'bank.out', outQueue: 'bank.in' },
    };
    const body = { ...params, environmentId: 'sct-bench', settings, credential };
    expect(await admin.call(createChannelRoute, { body })).toMatchObject({ status: 200 });
  });
  afterAll(() => broker.stop());

  it('passes its test: the sign-in and both queues', async () => {
    const checks = await tested();
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['credential', 'connection', 'inQueue', 'outQueue']),
    );
  });

  it('takes a message, and answers to its reply-to with its correlation id', async () => {
    const text = samplePayment('CORR', '1.00');
    put({
      message_id: 'm-1',
      correlation_id: 'c-1',
      reply_to: 'replies',
      content_type: 'application/xml',
      body: data(text),
    });
    const answer = await answerIn('replies', 'CORR');
    expect(answer).toMatchObject({ correlation_id: 'c-1', content_type: 'application/xml', durable: true });
    expect(await outcomeOf('m-1')).toMatchObject({ outcome: 'accepted' });
    expect(await logged('received')).toMatchObject([{ fileName: 'm-1.xml' }]);
    const delivered = await until(async () => (await logged('delivered'))[0]);
    expect(delivered).toMatchObject({ entryId: answer.message_id, fileName: answer.application_properties?.fileName });
  });

  it('answers to the queue of the channel with the id of a message without reply-to and correlation id', async () => {
    const uuid = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
    const application_properties = { fileName: 'named.xml' };
    put({ message_id: uuid as unknown as string, application_properties, body: samplePayment('OWN', '1.00') });
    const answer = await answerIn('bank.in', 'OWN');
    expect(answer.correlation_id).toEqual(uuid);
    expect((await logged('received')).map(({ fileName }) => fileName)).toContain('named.xml');
  });

  it('takes a message once that is delivered again', async () => {
    const message = { message_id: 'again', body: samplePayment('AGAIN', '1.00') };
    put(message);
    await outcomeOf('again');
    put(message);
    await until(
      async () => broker.outcomes.filter((one) => one.message.message_id === 'again').length === 2 || undefined,
    );
    expect((await logged('received')).filter(({ fileName }) => fileName === 'again.xml')).toHaveLength(1);
  });

  it.each<[string, Partial<Message>, string]>([
    ['no body', {}, 'channel.noBody'],
    ['an empty body', { body: data('') }, 'channel.noBody'],
    ['a map as its body', { body: { a: 1 } }, 'channel.badBody'],
    ['another content type', { content_type: 'application/json', body: '{}' }, 'channel.badContentType'],
    ['a compressed body', { content_encoding: 'gzip', body: data('x') }, 'channel.badContentType'],
    ['a text that is no XML', { body: 'Hello' }, 'file.isText'],
    ['a body above the limit', { body: `<a>${'x'.repeat(1_100_000)}</a>` }, 'file.tooLarge'],
    ['a path as its name', { application_properties: { fileName: '../a.xml' }, body: '<a/>' }, 'channel.badName'],
  ])('rejects a message with %s, and records the reason', async (name, message, errorKey) => {
    put({ message_id: name, ...message });
    const { outcome, description } = await outcomeOf(name);
    expect([outcome, description]).toEqual(['rejected', expect.stringContaining(errorKey)]);
    expect((await logged('refused'))[0]).toMatchObject({ errorKey });
  });

  it('rejects a message far above the limit before it is complete, and takes the next one', async () => {
    put({ message_id: 'huge', body: `<a>${'x'.repeat(4_000_000)}</a>` });
    put({ message_id: 'after', body: samplePayment('AFTER', '1.00') });
    expect(await outcomeOf('huge')).toMatchObject({
      outcome: 'rejected',
      description: 'the message has more than 1048576 bytes',
    });
    expect(await outcomeOf('after')).toMatchObject({ outcome: 'accepted' });
    expect((await logged('refused'))[0]).toMatchObject({ errorKey: 'file.tooLarge', params: { limit: 1_048_576 } });
  });

  it('takes messages in their order, of which at most ten are sent ahead', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `row-${index + 10}`);
    for (const name of names) put({ message_id: name, body: samplePayment(name.toUpperCase(), '1.00') });
    await outcomeOf(names.at(-1) ?? '');
    const settled = broker.outcomes.filter(({ message }) => String(message.message_id).startsWith('row-'));
    expect(settled.map(({ message, outcome }) => [message.message_id, outcome])).toEqual(
      names.map((name) => [name, 'accepted']),
    );
    expect(broker.mostUnsettled()).toBe(10);
  });

  it('connects again after an interruption', async () => {
    broker.interrupt();
    put({ message_id: 'later', body: samplePayment('LATER', '1.00') });
    expect(await outcomeOf('later')).toMatchObject({ outcome: 'accepted' });
    expect((await logged('failed'))[0]).toMatchObject({ errorKey: 'channel.unreachable' });
  });

  it('leaves messages at the broker while it is paused', async () => {
    const pause = (paused: boolean) => admin.call(pauseChannelRoute, { params, body: { paused } });
    await pause(true);
    put({ message_id: 'paused', body: samplePayment('PAUSED', '1.00') });
    await until(async () => broker.waiting('bank.out') === 1 || undefined);
    await pause(false);
    expect(await outcomeOf('paused')).toMatchObject({ outcome: 'accepted' });
  });

  it('counts messages by their outcome', async () => {
    const { reply } = await admin.call(scrapeMetricsRoute, {});
    expect(reply).toMatch(/clearbench_channel_messages_total\{channel="queue-1",outcome="accepted"\} [1-9]/);
    expect(reply).toMatch(/clearbench_channel_messages_total\{channel="queue-1",outcome="rejected"\} 9/);
  });

  it('names a queue that the broker does not have, in the test and in the log', async () => {
    await change({ inQueue: 'missing' });
    const reason = 'amqp:not-found: no such queue';
    expect((await tested()).find(({ check }) => check === 'inQueue')).toMatchObject({
      ok: false,
      errorKey: 'channel.queueUnusable',
      params: { queue: 'missing', reason },
    });
    await until(async () => (await logged('failed')).find(({ errorKey }) => errorKey === 'channel.queueUnusable'));
  });

  it('reports a refused sign-in', async () => {
    await change({ inQueue: 'bank.out' }, { credential: { type: 'password', password: 'wrong' } });
    const connection = (await tested()).find(({ check }) => check === 'connection');
    expect(connection).toMatchObject({ ok: false, errorKey: 'channel.signInRefused' });
    await until(async () => (await logged('failed')).find(({ errorKey }) => errorKey === 'channel.signInRefused'));
  });

  it('checks the certificate of the broker, and trusts the one in its settings', async () => {
    const pair = selfSignedCertificate();
    const secure = await messageBroker('correct', ['bank.out', 'bank.in'], {
      tls: { key: String(pair.key), cert: String(pair.certificate) },
    });
    await change({ tls: true, port: secure.port }, { credential });
    expect((await tested()).find(({ check }) => check === 'connection')).toMatchObject({
      ok: false,
      errorKey: 'channel.wrongCertificate',
    });
    await change({ certificate: String(pair.certificate) });
    expect((await tested()).filter(({ ok }) => !ok)).toEqual([]);
    await change({ tls: false, port: broker.port });
    await secure.stop();
  });

  it.each([
    [{ inQueue: 'a b' }, {}, 'channel.badQueue'],
    [{ certificate: 'no certificate' }, {}, 'channel.badCertificate'],
    [{ certificate: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n' }, {}, 'channel.badCertificate'],
    [{}, { credential: { type: 'newKey' } }, 'channel.noPassword'],
  ])('cannot have %j and %j', async (changes, more, errorKey) => {
    const before = settings;
    expect(await change(changes, more)).toMatchObject({ status: 400, reply: { errorKey } });
    settings = before;
  });

  it('is refused for a private address', async () => {
    await change({ host: '10.0.0.1' });
    expect((await tested()).find(({ check }) => check === 'connection')).toMatchObject({
      ok: false,
      errorKey: 'channel.addressRefused',
    });
  });
});
