import { listFilesRoute, readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import {
  changePlannedAnswerRoute,
  editPlannedAnswerRoute,
  listPlannedAnswersRoute,
  readPlannedAnswerRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'sct';
const monday = '2027-02-01T09:00:00.000Z';

describe('planned answers in the hands of a tester', () => {
  const here = serving();
  beforeAll(async () => {
    const admin = await benchClient(here.server.url, 'admin');
    const body = { clock: { kind: 'fixed', instant: monday } } as const;
    await admin.call(resetSimEnvMemoryRoute, { params: { environmentToken }, body });
  });

  const transferOf = async (fileId: string) =>
    (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
  /** Sends a payment; its first answer is the status report, planned one second after the time of the fixed clock. */
  const sent = async (remittance: string) => {
    const groups = { transactions: [{ remittance }] };
    const values = { fileName: remittance.replaceAll(/\W/g, '-'), fields: {}, groups };
    const body = { templateName: 'sct-typical', envToken: environmentToken, rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const transfer = await until(async () => {
      const found = await transferOf(fileId);
      return found?.verdict && found;
    });
    const [answer] = transfer.answers;
    return { fileId, params: { environmentToken, transferId: transfer.transferId, answerId: answer?.answerId ?? '' } };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const change = async ({ params }: Sent, action: 'hold' | 'resume' | 'release' | 'drop') =>
    here.tester.call(changePlannedAnswerRoute, { params, body: { action } });
  const planned = async () =>
    (await here.tester.call(listPlannedAnswersRoute, { params: { environmentToken }, query: {} })).reply;
  const answersOf = async ({ fileId }: Sent) => (await transferOf(fileId))?.answers ?? [];
  const receivedFor = async ({ fileId }: Sent) => {
    const query = { environmentToken, direction: 'ST' as const };
    const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
    return items.filter(({ causedByFileId }) => causedByFileId === fileId);
  };

  it('are listed with their times and reasons', async () => {
    const payment = await sent('Invoice 1');
    const { items, total } = await planned();
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        answerId: payment.params.answerId,
        sentFileName: 'Invoice-1.xml',
        messageType: 'pacs.002.001.10',
        dueAt: '2027-02-01T09:00:01.000Z',
        isHeld: false,
        isEdited: false,
        reason: { layer: 'default' },
      },
    ]);
  });

  it('are released before they are due', async () => {
    const payment = await sent('Invoice 2');
    expect((await change(payment, 'release')).status).toBe(200);
    expect(await answersOf(payment)).toMatchObject([{ releasedAt: monday, dueAt: '2027-02-01T09:00:01.000Z' }]);
    expect(await receivedFor(payment)).toMatchObject([{ businessAt: monday }]);
    const again = await change(payment, 'release');
    expect(again).toMatchObject({ status: 409, reply: { errorKey: 'transfer.answerNotPlanned' } });
    expect(await receivedFor(payment)).toHaveLength(1);
  });

  it('are dropped, and not delivered', async () => {
    const payment = await sent('Invoice 3');
    expect((await change(payment, 'drop')).status).toBe(200);
    expect(await answersOf(payment)).toMatchObject([{ dropped: 'user' }]);
    for (const action of ['release', 'hold', 'drop'] as const)
      expect(await change(payment, action)).toMatchObject({ status: 409 });
    expect(await receivedFor(payment)).toEqual([]);
    const { reply } = await here.tester.call(readConversationRoute, { params: { fileId: payment.fileId }, query: {} });
    expect(reply.messages).toMatchObject([{ at: monday }, { dropped: 'user' }]);
  });

  it('are held, edited, and delivered with the new text, whose id the clearing remembers', async () => {
    const payment = await sent('SIM:RETURN(MS03)');
    const { params } = payment;
    expect((await change(payment, 'hold')).status).toBe(200);
    expect((await planned()).items.find(({ transferId }) => transferId === params.transferId)).toMatchObject({
      isHeld: true,
    });
    const { text } = (await here.tester.call(readPlannedAnswerRoute, { params })).reply;
    const edited = text.replace(/<MsgId>[^<]*</, '<MsgId>CHANGED-BY-HAND<');
    expect((await here.tester.call(editPlannedAnswerRoute, { params, body: { text: edited } })).status).toBe(200);
    expect((await answersOf(payment))[0]).toMatchObject({
      isHeld: true,
      messageId: 'CHANGED-BY-HAND',
      editedFrom: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { reply } = await here.tester.call(readConversationRoute, { params: { fileId: payment.fileId }, query: {} });
    expect(reply.messages.find(({ key }) => key.endsWith(params.answerId))).toMatchObject({
      isDue: true,
      isHeld: true,
      isEdited: true,
    });
    expect((await change(payment, 'release')).status).toBe(200);
    const [received] = await receivedFor(payment);
    const file = await here.tester.call(readFileRoute, { params: { fileId: received?.fileId ?? '' } });
    expect(file.reply.content).toBe(edited);
  });

  it('refuse texts that are too long, and answers of other environments', async () => {
    const { params } = await sent('Invoice 4');
    const body = { text: 'ä'.repeat(700_000) };
    expect(await here.tester.call(editPlannedAnswerRoute, { params, body })).toMatchObject({
      status: 422,
      reply: { errorKey: 'transfer.answerTooLarge' },
    });
    const elsewhere = { ...params, environmentToken: 'inst' };
    const refused = await here.tester.call(changePlannedAnswerRoute, { params: elsewhere, body: { action: 'drop' } });
    expect(refused).toMatchObject({ status: 409, reply: { errorKey: 'transfer.answerNotPlanned' } });
  });
});
