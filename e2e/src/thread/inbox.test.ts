import { readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { answerDeliveryRoute, readInboxRoute } from '@clearbench/contracts/transfer/inbox-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { paidIn, recallOf } from './r-message-samples.ts';

const environmentToken = 'sct';
const params = { environmentToken };
const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'].map((day) => `${day}T09:00:00.000Z`);

describe('the inbox of a participant', () => {
  const here = serving();
  let admin: BenchClient;
  let holder: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    holder = await benchClient(here.server.url, 'tester2');
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: days[0] } } });
    const content = await textOf(await created());
    const bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
    await holder.call(claimParticipantRoute, { params: { ...params, bic }, query: {} });
  });

  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = { templateName: 'sct-typical', rbVersion: '2025' as const, envToken: environmentToken, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
  };
  const textOf = async (fileId: string) =>
    (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
  const cleared = (client: BenchClient, fileId: string) =>
    until(async () => {
      const transfer = (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
      return transfer?.verdict && transfer;
    });
  const sent = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await cleared(here.tester, fileId);
    return fileId;
  };
  const advance = (day: number) => admin.call(advanceSimEnvClockRoute, { params, body: { instant: days[day] ?? '' } });
  const inboxOf = async (client: BenchClient) => (await client.call(readInboxRoute, { params })).reply;
  const answer = (
    client: BenchClient,
    messageId: string,
    body: { action: 'accept' | 'reject' | 'return'; code?: string },
  ) => client.call(answerDeliveryRoute, { params: { ...params, messageId }, body });

  it('has the payments and the recalls that can be answered, with a file for each answer', async () => {
    const fileId = await sent(await created());
    await advance(1);
    const payment = await until(async () => (await inboxOf(holder)).items[0]);
    expect(payment).toMatchObject({ isAwaited: false, actions: [{ action: 'return' }] });
    expect((await inboxOf(holder)).awaited).toBe(0);
    const query = { environmentToken, rbVersion: '2025' as const, fileName: 'recall.xml' };
    const body = recallOf(paidIn(await textOf(fileId)), 'RECALL-1');
    await sent((await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId);
    await advance(2);
    const recall = await until(async () => (await inboxOf(holder)).items.find(({ isAwaited }) => isAwaited));
    expect(recall).toMatchObject({
      messageType: 'camt.056.001.08',
      actions: [{ action: 'accept' }, { action: 'reject' }],
    });

    const { reply, status } = await answer(holder, recall.messageId, { action: 'reject', code: 'LEGL' });
    expect(status).toBe(200);
    const made = (await holder.call(readFileRoute, { params: { fileId: reply.fileId } })).reply;
    expect(made.vipFileSummary).toMatchObject({ errors: 0, direction: 'TS', messageType: 'camt.029.001.09' });
    const { verdict, answers } = await cleared(holder, reply.fileId);
    expect(verdict).toMatchObject({ groupStatus: 'ACCP' });
    expect(answers.some(({ aboutMessageId }) => aboutMessageId !== undefined)).toBe(true);
    await until(async () => ((await inboxOf(holder)).awaited === 0 ? true : undefined));
  });

  it('refuses what cannot be answered, and answers of others', async () => {
    await sent(await created());
    await advance(3);
    const payment = await until(async () => (await inboxOf(holder)).items.find(({ isAwaited }) => !isAwaited));
    const keyOf = async (client: BenchClient, body: Parameters<typeof answer>[2]) =>
      (await answer(client, payment.messageId, body)).reply as { errorKey?: string };
    expect(await keyOf(holder, { action: 'accept' })).toMatchObject({ errorKey: 'transfer.answerNotPossible' });
    expect(await keyOf(holder, { action: 'return', code: 'ZZZZ' })).toMatchObject({
      errorKey: 'transfer.answerNotPossible',
    });
    expect(await keyOf(here.tester, { action: 'return', code: 'AC04' })).toMatchObject({
      errorKey: 'transfer.deliveryUnknown',
    });
    expect((await inboxOf(here.tester)).items).toEqual([]);
    const returned = (await answer(holder, payment.messageId, { action: 'return', code: 'AC04' })).reply;
    expect((await cleared(holder, returned.fileId)).verdict).toMatchObject({ groupStatus: 'ACCP' });
  });
});
