import { listConversationsRoute } from '@clearbench/contracts/file/conversation-list-routes';
import { copyFileRoute, readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { advanceSimEnvClockRoute, resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { makeCaseRoute } from '@clearbench/contracts/suite/make-case-route';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import {
  changePlannedAnswerRoute,
  listPlannedAnswersRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { paidIn, returnOf } from './r-message-samples.ts';

const environmentToken = 'sct';
const monday = '2027-02-01T09:00:00.000Z';
const template = { templateName: 'sct-typical', rbVersion: '2025' as const };

describe('messages of the other bank that a tester requests', () => {
  const here = serving();
  const params = { environmentToken };
  const reset = async () => {
    const admin = await benchClient(here.server.url, 'admin');
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
  };
  beforeAll(reset);

  type Body = Parameters<typeof here.tester.call<typeof requestIncomingRoute>>[1]['body'];
  const request = (body: Body, commandId?: string) =>
    here.tester.call(requestIncomingRoute, { params, body, ...(commandId === undefined ? {} : { commandId }) });
  const fileOf = (fileId: string) =>
    until(async () => {
      const found = await here.tester.call(readFileRoute, { params: { fileId } });
      return found.status === 200 ? found.reply : undefined;
    });
  const received = async (body: Body) => {
    const { reply } = await request(body);
    const fileId = reply.messages[0]?.fileId ?? '';
    return { fileId, file: await fileOf(fileId) };
  };
  const conversationOf = async (fileId: string) =>
    (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply.messages;
  const sent = async (xml: string) => {
    const query = { ...params, rbVersion: '2025' as const, fileName: 'answer.xml' };
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: xml })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const verdict = await until(
      async () => (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply.items[0]?.verdict,
    );
    return { fileId, verdict };
  };

  it('arrive as valid files and begin a conversation', async () => {
    const { fileId, file } = await received({ from: template });
    expect(file.vipFileSummary).toMatchObject({ direction: 'ST', origin: 'engine', errors: 0, businessAt: monday });
    expect(file.vipFileSummary.causedByFileId).toBeUndefined();
    expect(file.validationReport?.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    expect(await conversationOf(fileId)).toMatchObject([
      { from: 'bank', to: 'tester', fileId, refersTo: [], reason: { layer: 'request' } },
    ]);
    const { items } = (await here.tester.call(listConversationsRoute, { query: { environmentToken } })).reply;
    expect(items.filter((each) => each.file.fileId === fileId)).toMatchObject([{ answers: [], notListed: 0 }]);
  });

  it('are known to the clearing, which judges their return', async () => {
    const { fileId, file } = await received({ from: template });
    const answered = await sent(returnOf({ ...paidIn(file.content ?? ''), date: monday.slice(0, 10) }, 'RETURN-1'));
    expect(answered.verdict).toMatchObject({ groupStatus: 'ACCP' });
    const made = await here.tester.call(makeCaseRoute, {
      body: {
        fileId: answered.fileId,
        title: 'Return',
        suite: { newTitle: 'Returns' },
        schemas: {},
      },
    });
    expect(made).toMatchObject({ status: 422, reply: { errorKey: 'suite.aboutIncoming' } });
    const again = await sent(returnOf({ ...paidIn(file.content ?? ''), date: monday.slice(0, 10) }, 'RETURN-2'));
    expect(again.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: 'XT75' }] });
    const unknown = { ...paidIn(file.content ?? ''), messageId: 'UNKNOWN', date: monday.slice(0, 10) };
    expect((await sent(returnOf(unknown, 'RETURN-3'))).verdict).toMatchObject({ reasons: [{ trigger: 'XT74' }] });
    const files = (await conversationOf(fileId)).map((message) => message.fileId);
    expect(files).toEqual(expect.arrayContaining([fileId, answered.fileId]));
  });

  it('are recalled by the other bank', async () => {
    const { fileId, file } = await received({ from: template });
    const recall = await received({ kind: 'recall', from: { fileId }, code: 'FRAD' });
    expect(recall.file.vipFileSummary).toMatchObject({ causedByFileId: fileId, errors: 0 });
    expect(recall.file.content).toContain(`<OrgnlMsgId>${paidIn(file.content ?? '').messageId}</OrgnlMsgId>`);
    const messages = await conversationOf(recall.fileId);
    const payment = messages.find((message) => message.fileId === fileId);
    const later = messages.find((message) => message.fileId === recall.fileId);
    expect(payment).toMatchObject({ refersTo: [] });
    expect(later).toMatchObject({ code: 'FRAD', refersTo: [payment?.key] });
  });

  it('are created from a file of the tester', async () => {
    const values = { fileName: 'own', fields: {}, groups: {} };
    const body = { ...template, envToken: environmentToken, values };
    const own = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    const { file } = await received({ from: { fileId: own.fileId } });
    expect(file.vipFileSummary).toMatchObject({ messageType: own.messageType, totalAmount: own.totalAmount });
    expect(await here.tester.call(copyFileRoute, { params: { fileId: own.fileId } })).toMatchObject({ status: 200 });
  });

  it('are planned until they are due', async () => {
    const dueAt = '2027-02-02T09:00:00.000Z';
    const { reply } = await request({ from: template, dueAt });
    const planned = async () =>
      (await here.tester.call(listPlannedAnswersRoute, { params, query: {} })).reply.items.filter(
        ({ transferId }) => transferId === reply.transferId,
      );
    expect(await planned()).toMatchObject([{ dueAt, reason: { textKey: 'engine.incomingPayment' } }]);
    const admin = await benchClient(here.server.url, 'admin');
    await admin.call(advanceSimEnvClockRoute, { params, body: { instant: '2027-02-02T10:00:00.000Z' } });
    const file = await fileOf(reply.messages[0]?.fileId ?? '');
    expect(file.vipFileSummary).toMatchObject({ businessAt: dueAt, errors: 0 });
    expect(await planned()).toEqual([]);
  });

  it('are requested once by a repeated command, and can be dropped before they are due', async () => {
    const dueAt = '2027-03-01T09:00:00.000Z';
    const first = await request({ from: template, dueAt }, 'same-command');
    const again = await request({ from: template, dueAt }, 'same-command');
    expect(again.reply.transferId).toBe(first.reply.transferId);
    const { transferId, messages } = first.reply;
    const ofAnswer = { ...params, transferId, answerId: messages[0]?.answerId ?? '' };
    expect(
      (await here.tester.call(changePlannedAnswerRoute, { params: ofAnswer, body: { action: 'drop' } })).status,
    ).toBe(200);
  });

  it('are refused with the reason', async () => {
    const refused = async (body: Body) => (await request(body)).reply as unknown as { errorKey: string };
    const { fileId } = await received({ from: template });
    expect(await refused({ from: { fileId } })).toMatchObject({ errorKey: 'transfer.incomingNotPossible' });
    expect(await refused({ kind: 'recall', from: template })).toMatchObject({
      errorKey: 'transfer.incomingNotPossible',
    });
    expect(await refused({ from: template, dueAt: '2026-01-01T00:00:00Z' })).toMatchObject({
      errorKey: 'transfer.badDueTime',
    });
    expect(await refused({ kind: 'recall', from: { fileId }, code: 'NOPE' })).toMatchObject({
      errorKey: 'transfer.unknownIncomingCode',
    });
    const query = { ...params, rbVersion: '2025' as const, fileName: 'broken.xml' };
    const broken = await here.tester.call(uploadFileRoute, { query, body: '<Document/>' });
    expect(await refused({ from: { fileId: broken.reply.vipFileSummary.fileId } })).toMatchObject({
      errorKey: 'transfer.sourceInvalid',
    });
    await reset();
    expect(await refused({ kind: 'recall', from: { fileId } })).toMatchObject({ errorKey: 'transfer.sourceUnknown' });
  });
});
