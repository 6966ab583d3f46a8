import {
  changeChannelRoute,
  createChannelRoute,
  listChannelsRoute,
  readChannelLogRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import type { InputOf } from '@clearbench/contracts/route';
import type { Message } from 'rhea';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { amqpPeer } from './amqp-peer.ts';
import { userIdOf } from './channels.ts';
import { countersOf } from './expect-each-once.ts';
import { type Killable, killable } from './killable.ts';
import { hasRabbitMq, rabbitMqBroker } from './rabbitmq-broker.ts';

const params = { channelId: 'rabbit' };
const messages = 20;
const ids = Array.from({ length: messages }, (_, index) => `RABBIT${index}`);
/** A queue that exists, in version 3; version 4 names it `/queues/<name>` and also takes this form. */
const queue = (name: string) => `/amq/queue/${name}`;
const describeWithBroker = hasRabbitMq() ? describe : describe.skip;

describeWithBroker('AMQP channel with RabbitMQ', () => {
  let folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
  let broker: Awaited<ReturnType<typeof rabbitMqBroker>>;
  let peer: Awaited<ReturnType<typeof amqpPeer>>;
  let product: Killable;
  let dead: readonly Message[] = [];
  let settings: Extract<InputOf<typeof createChannelRoute>['body']['settings'], { kind: 'amqp' }>;

  const tested = async () => (await (await product.client('admin')).call(testChannelRoute, { params })).reply;
  const channelNow = async () =>
    (
      await (await product.client('admin')).call(listChannelsRoute, { query: { environmentId: 'sct-bench' } })
    ).reply.find(({ channelId }) => channelId === params.channelId);
  const textOf = ({ body }: Message): string => String((body as { content?: Buffer }).content ?? body);

  beforeAll(async () => {
    folders = [await temporaryFolder(), await temporaryFolder()];
    const [bench = { path: '' }, bank = { path: '' }] = folders;
    broker = await rabbitMqBroker(bank.path, 'bench', 'correct', ['bank.out', 'bank.in', 'bank.dead', 'replies']);
    peer = await amqpPeer(broker.port, 'bench', 'correct');
    dead = peer.collect(queue('bank.dead'));
    product = await killable(bench.path, {
      ...{ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32', CLEARBENCH_LARGEST_CONTENT: '1048576' },
    });
    settings = {
      ...{ channelName: 'RabbitMQ', kind: 'amqp' as const, direction: 'both' as const, rbVersion: '2025' as const },
      ...{ ownerId: await userIdOf(await product.client('tester')), sendsOnReceipt: true, tls: false },
      ...{ host: '127.0.0.1', port: broker.port, userName: 'bench', inQueue: queue('bank.out') },
      outQueue: queue('bank.in'),
    };
    const credential = { type: 'password', password: 'correct' } as const;
    const body = { ...params, environmentId: 'sct-bench', settings, credential };
    expect(await (await product.client('admin')).call(createChannelRoute, { body })).toMatchObject({ status: 200 });
  });
  afterAll(async () => {
    peer.stop();
    await product.stop();
    await broker.stop();
    await Promise.all(folders.map((folder) => folder.remove()));
  });

  it('passes its test', async () => {
    expect((await tested()).filter(({ ok }) => !ok)).toEqual([]);
  });

  it('has each message once as a file over kill -9 of the bench, and each answer with its correlation id', async () => {
    const answers = peer.collect(queue('replies'));
    const sent = ids.map((id) => ({
      ...{ message_id: id, correlation_id: `corr-${id}`, reply_to: queue('replies'), durable: true },
      body: samplePayment(id, '1.00'),
    }));
    await peer.send(queue('bank.out'), sent.slice(0, messages / 2));
    await until(async () => answers.length > 0 || undefined);
    await product.killAndStart();
    await peer.send(queue('bank.out'), sent.slice(messages / 2));
    await product.killAndStart();
    await until(async () => {
      const counters = await countersOf(await product.client('admin'), params.channelId);
      return (counters?.received === messages && counters.waiting === 0 && counters.delivered >= messages) || undefined;
    });
    const log = (
      await (await product.client('admin')).call(readChannelLogRoute, { params, query: { type: 'received' } })
    ).reply.items;
    expect(log.map(({ fileName }) => fileName).toSorted()).toEqual(ids.map((id) => `${id}.xml`).toSorted());
    // At least once: an answer that comes twice has the same id.
    const answered = new Map(answers.map((answer) => [String(answer.message_id), answer]));
    const delivered = (await countersOf(await product.client('admin'), params.channelId))?.delivered;
    expect(answered.size).toBe(delivered);
    for (const answer of answered.values()) {
      const id = /<(?:\w+:)?OrgnlMsgId>([^<]+)</.exec(textOf(answer))?.[1];
      expect([id, answer.correlation_id]).toEqual([id, `corr-${id}`]);
    }
  });

  it('sends what it rejects to the dead letters', async () => {
    await peer.send(queue('bank.out'), [{ message_id: 'bad', body: 'Hello' }]);
    const [letter] = await until(async () => (dead.length > 0 ? dead : undefined));
    expect(letter?.message_id).toBe('bad');
    const refused = (
      await (await product.client('admin')).call(readChannelLogRoute, { params, query: { type: 'refused' } })
    ).reply.items;
    expect(refused).toMatchObject([{ errorKey: 'file.isText' }]);
  });

  it('sends a message far above the limit to the dead letters, and takes the next one', async () => {
    const huge = { message_id: 'huge', body: `<a>${'x'.repeat(4_000_000)}</a>` };
    const next = { message_id: 'next', body: samplePayment('NEXT', '1.00') };
    await peer.send(queue('bank.out'), [huge, next]);
    await until(async () => dead.find(({ message_id: id }) => id === 'huge'));
    const admin = await product.client('admin');
    await until(async () => {
      const { items } = (await admin.call(readChannelLogRoute, { params, query: { type: 'received' } })).reply;
      return items.find(({ fileName }) => fileName === 'next.xml');
    });
  });

  it('names an unknown queue and a refused sign-in', async () => {
    const admin = await product.client('admin');
    const change = async (changes: object, more: object = {}) => {
      const basedOn = (await channelNow())?.version ?? 0;
      const body = { settings: { ...settings, ...changes }, basedOn, ...more };
      expect(await admin.call(changeChannelRoute, { params, body })).toMatchObject({ status: 200 });
    };
    await change({ inQueue: queue('missing') });
    expect((await tested()).find(({ check }) => check === 'inQueue')).toMatchObject({
      ok: false,
      errorKey: 'channel.queueUnusable',
      params: { reason: expect.stringContaining('missing') },
    });
    await change({}, { credential: { type: 'password', password: 'wrong' } });
    const connection = (await tested()).find(({ check }) => check === 'connection');
    expect(connection).toMatchObject({ ok: false, errorKey: 'channel.signInRefused' });
    await change({}, { credential: { type: 'password', password: 'correct' } });
    expect((await tested()).filter(({ ok }) => !ok)).toEqual([]);
  });

  it('answers to the queue of the channel without a reply-to', async () => {
    const answers = peer.collect(queue('bank.in'));
    await peer.send(queue('bank.out'), [{ message_id: 'own', body: samplePayment('OWN', '1.00') }]);
    const answer = await until(async () => answers.find(({ correlation_id: id }) => id === 'own'));
    expect(answer).toMatchObject({ content_type: 'application/xml' });
  });
});
