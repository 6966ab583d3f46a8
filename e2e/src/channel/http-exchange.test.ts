import {
  readChannelLogRoute,
  reopenDeliveryRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import {
  acknowledgeExchangeAnswerRoute,
  listExchangeAnswersRoute,
  readExchangeAnswerRoute,
} from '@clearbench/contracts/channel/exchange-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { type BenchClient, benchClient, tokenClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { answersIn, createdChannel, exchangeToken, put, userIdOf } from './channels.ts';

describe('HTTP exchange', () => {
  const here = serving();
  let admin: BenchClient;
  let engine: BenchClient;
  const params = { channelId: 'engine-1' };
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await createdChannel(admin, 'engine-1', await userIdOf(here.tester));
    engine = tokenClient(here.server.url, await exchangeToken(here.tester));
  });

  const logged = async (type: 'received' | 'refused' | 'waiting' | 'delivered') =>
    (await admin.call(readChannelLogRoute, { params, query: { type } })).reply.items;
  /** The files with this name that were sent, without their answers. */
  const files = async (name: string) => {
    const { reply } = await here.tester.call(listFilesRoute, { query: { environmentToken: 'sct', search: name } });
    return reply.items.filter(({ direction }) => direction === 'TS');
  };

  it('takes a file, sends it, and hands out its answers until they are acknowledged', async () => {
    const { status, reply } = await put(engine, 'engine-1', 'EXCHANGE1');
    expect(status).toBe(200);
    const [file] = await files('EXCHANGE1');
    expect(file).toMatchObject({ fileId: reply.fileId, origin: 'channel', transferId: reply.transferId });
    const [answer] = await answersIn(engine, 'engine-1');
    expect(answer).toMatchObject({ transferId: reply.transferId });
    const { deliveryId = '', fileName = '' } = answer ?? {};
    const named = { params: { ...params, fileName } };
    const read = await engine.call(readExchangeAnswerRoute, { ...named, query: {} });
    expect(read.reply).toContain('EXCHANGE1');
    expect(read.headers.get('X-Delivery-Id')).toBe(deliveryId);
    const acknowledge = () => engine.call(acknowledgeExchangeAnswerRoute, { ...named, query: { deliveryId } });
    expect((await acknowledge()).status).toBe(200);
    expect((await acknowledge()).status).toBe(200);
    const { answers } = (await engine.call(listExchangeAnswersRoute, { params })).reply;
    expect(answers.map((one) => one.deliveryId)).not.toContain(deliveryId);
    expect(await logged('received')).toMatchObject([{ fileName: 'EXCHANGE1.xml', fileId: reply.fileId }]);
    expect(await logged('delivered')).toMatchObject([{ entryId: deliveryId, fileName }]);
  });

  it('hands out an answer again with the same id after an administrator reopened it', async () => {
    const [delivered] = await logged('delivered');
    const deliveryId = delivered?.entryId ?? '';
    const reopened = await admin.call(reopenDeliveryRoute, { params: { ...params, deliveryId } });
    expect(reopened.status).toBe(200);
    const { answers } = (await engine.call(listExchangeAnswersRoute, { params })).reply;
    expect(answers.map((one) => one.deliveryId)).toContain(deliveryId);
  });

  it('takes the same name with the same content once, until the memory of the environment is reset', async () => {
    const [one, other] = await Promise.all([put(engine, 'engine-1', 'TWICE'), put(engine, 'engine-1', 'TWICE')]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.reply).toMatchObject({ fileId: one.reply.fileId, transferId: one.reply.transferId });
    expect(await files('TWICE')).toHaveLength(1);
    await admin.call(resetSimEnvMemoryRoute, { params: { environmentToken: 'sct' }, body: {} });
    const third = await put(engine, 'engine-1', 'TWICE');
    expect(third.status).toBe(200);
    expect(third.reply.fileId).not.toBe(one.reply.fileId);
  });

  it('passes its test while the owner can work in it', async () => {
    const { reply } = await admin.call(testChannelRoute, { params });
    expect(reply.filter(({ ok }) => !ok)).toEqual([]);
    expect(reply.map(({ check }) => check)).toContain('token');
  });

  it('is not found with the token of another user', async () => {
    const otherEngine = tokenClient(
      here.server.url,
      await exchangeToken(await benchClient(here.server.url, 'tester2')),
    );
    const { status, reply } = await put(otherEngine, 'engine-1', 'FOREIGN');
    expect([status, reply]).toMatchObject([404, { errorKey: 'channel.notFound' }]);
    expect(await files('FOREIGN')).toEqual([]);
  });

  it('takes no token without the scope', async () => {
    const { status } = await tokenClient(here.server.url, 'cb_wrong').call(listExchangeAnswersRoute, { params });
    expect(status).toBe(401);
    expect(await logged('refused')).toMatchObject([{ errorKey: 'access.tokenUnknown', status: 401 }, {}]);
  });

  it('answers a file with the name of an earlier one, whose text differs', async () => {
    const again = await engine.browser.request('/exchange/engine-1/TWICE.xml', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await exchangeToken(here.tester)}` },
      body: samplePayment('OTHER', '2.00'),
    });
    expect(again.status).toBe(200);
    expect(await files('TWICE (')).not.toEqual([]);
  });
});
