import { readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { claimParticipantRoute, releaseParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { paidIn, recallOf, refusalOf, returnOf } from './r-message-samples.ts';

const environmentToken = 'sct';
const params = { environmentToken };
const monday = '2027-02-01T09:00:00.000Z';
const tuesday = '2027-02-02T09:00:00.000Z';
const wednesday = '2027-02-03T09:00:00.000Z';
const thursday = '2027-02-04T09:00:00.000Z';
const friday = '2027-02-05T09:00:00.000Z';

const transferOf = async (client: BenchClient, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];

describe('payments to a participant', () => {
  const here = serving();
  let admin: BenchClient;
  let holder: BenchClient;
  let bic: string;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    holder = await benchClient(here.server.url, 'tester2');
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
    const { fileId } = await created();
    const { content = '' } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    bic = /<CdtrAgt>\s*<FinInstnId>\s*<BICFI>([A-Z0-9]+)</.exec(content)?.[1] ?? '';
    await saveParticipants(admin, environmentToken, [{ bic, name: 'Bank B' }]);
    await holder.call(claimParticipantRoute, { params: { ...params, bic }, query: {} });
  });

  const created = async () => {
    const values = { fileName: 'payment', fields: {}, groups: {} };
    const body = { templateName: 'sct-typical', rbVersion: '2025' as const, envToken: environmentToken, values };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const sent = async (client: BenchClient, fileId: string) => {
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    return until(async () => {
      const transfer = await transferOf(client, fileId);
      return transfer?.verdict && transfer;
    });
  };

  const uploaded = async (client: BenchClient, body: string, fileName: string) => {
    const query = { environmentToken, rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
  };
  const fileOf = (client: BenchClient, fileId = '') =>
    until(async () => {
      const found = await client.call(readFileRoute, { params: { fileId } });
      return found.status === 200 ? found.reply : undefined;
    });

  it('are delivered to the tester who acts as it, who returns them through the clearing', async () => {
    const { fileId } = await created();
    const { answers, verdict } = await sent(here.tester, fileId);
    expect(verdict).toMatchObject({ groupStatus: 'ACCP' });
    const delivery = answers.find(({ recipient }) => recipient !== undefined);
    expect(delivery).toMatchObject({ recipient: { bic }, reason: { textKey: 'engine.delivered' } });
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: tuesday } });
    const file = await fileOf(holder, delivery?.fileId);
    expect(file.vipFileSummary).toMatchObject({ direction: 'ST', errors: 0, causedByFileId: fileId });
    const original = (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
    expect(paidIn(file.content ?? '').transactionId).toBe(paidIn(original).transactionId);
    const { messages } = (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
    expect(messages.find((message) => message.fileId === delivery?.fileId)).toMatchObject({
      from: 'clearing',
      to: 'bank',
    });

    const body = returnOf({ ...paidIn(file.content ?? ''), date: tuesday.slice(0, 10) }, 'RETURN-1');
    const returning = await uploaded(holder, body, 'return.xml');
    const returned = await sent(holder, returning);
    expect(returned.verdict).toMatchObject({ groupStatus: 'ACCP' });
    const forwarded = returned.answers.find(({ recipient }) => recipient !== undefined);
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: wednesday } });
    const received = await fileOf(here.tester, forwarded?.fileId);
    expect(received.vipFileSummary).toMatchObject({ direction: 'ST', errors: 0, causedByFileId: fileId });
    const sentIds = paidIn(original);
    expect(received.content).toContain(`<OrgnlMsgId>${sentIds.messageId}</OrgnlMsgId>`);
    expect((await transferOf(here.tester, fileId))?.forwarded).toMatchObject([{ fileId: forwarded?.fileId }]);

    for (const [client, about] of [
      [here.tester, fileId],
      [holder, returning],
    ] as const) {
      const { messages } = (await client.call(readConversationRoute, { params: { fileId: about }, query: {} })).reply;
      const parties = messages.map(({ messageType, from, to }) => [messageType.slice(0, 8), from, to]);
      expect(parties).toEqual([
        ['pacs.008', 'tester', 'clearing'],
        ['pacs.002', 'clearing', 'tester'],
        ['pacs.008', 'clearing', 'bank'],
        ['pacs.004', 'bank', 'clearing'],
        ['pacs.002', 'clearing', 'bank'],
        ['pacs.004', 'clearing', 'tester'],
      ]);
      const [, , delivered, answer, , last] = messages;
      expect(answer?.refersTo).toEqual([delivered?.key]);
      expect(last).toMatchObject({ fileId: forwarded?.fileId, code: 'FOCR', refersTo: [answer?.key] });
    }
  });

  it('are recalled from this tester, whose refusal goes back through the clearing', async () => {
    const { fileId } = await created();
    const { answers } = await sent(here.tester, fileId);
    const delivery = answers.find(({ recipient }) => recipient !== undefined);
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: thursday } });
    const original = (await here.tester.call(readFileRoute, { params: { fileId } })).reply.content ?? '';
    const recall = await sent(
      here.tester,
      await uploaded(here.tester, recallOf(paidIn(original), 'RECALL-1'), 'recall.xml'),
    );
    expect(recall.answers.map(({ messageType, recipient }) => [messageType.slice(0, 8), recipient?.bic])).toEqual([
      ['pacs.002', undefined],
      ['camt.056', bic],
    ]);
    const payment = await fileOf(holder, delivery?.fileId);
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: friday } });
    const recalled = await fileOf(holder, recall.answers[1]?.fileId);
    expect(recalled.vipFileSummary).toMatchObject({ direction: 'ST', errors: 0, causedByFileId: fileId });
    const { messageId } = paidIn(payment.content ?? '');
    expect(recalled.content).toContain(`<OrgnlMsgId>${messageId}</OrgnlMsgId>`);

    const refusal = await uploaded(holder, refusalOf(paidIn(payment.content ?? ''), 'REFUSAL-1'), 'refusal.xml');
    const refused = await sent(holder, refusal);
    expect(refused.verdict?.reasons.map(({ text }) => text)).toEqual(['Accepted without objections; transactions: 1.']);
    const forwarded = refused.answers.find(({ recipient }) => recipient !== undefined);
    expect(forwarded).toMatchObject({ messageType: 'camt.029.001.09', aboutMessageId: paidIn(original).messageId });
    const notReceiver = await sent(
      here.tester,
      await uploaded(
        here.tester,
        returnOf({ ...paidIn(payment.content ?? ''), date: friday.slice(0, 10) }, 'RETURN-2'),
        'not-receiver.xml',
      ),
    );
    expect(notReceiver.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: 'XT74' }] });
  });

  it('are answered by scenarios again once it is released', async () => {
    await holder.call(releaseParticipantRoute, { params: { ...params, bic } });
    const { answers } = await sent(here.tester, (await created()).fileId);
    expect(answers.every(({ recipient }) => recipient === undefined)).toBe(true);
  });
});
