import { readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { conversation, paidIn, recallOf, returnOf } from './r-message-samples.ts';

describe('the conversation of a file', () => {
  const here = serving();
  const { send, payment, answerTo, upload } = conversation(here);

  const read = async (fileId: string) =>
    (await here.tester.call(readConversationRoute, { params: { fileId }, query: {} })).reply;

  /** Messages as `from type status code`. */
  const linesOf = async (fileId: string) =>
    (await read(fileId)).messages.map(({ from, messageType, groupStatus = '-', code = '-', isDue }) =>
      [from, messageType.slice(0, 8), groupStatus, code, ...(isDue ? ['due'] : [])].join(' '),
    );

  it('has a payment, the report, the recall of it and the answers, whichever file is asked for', async () => {
    const paid = await payment('SIM:RECALL-NO(CUST)');
    const { fileId } = await send(paid, 'paid.xml');
    const recall = await send(recallOf(paidIn(paid), 'CONV-1'), 'recall.xml');
    const { messages, isCut, cutOff, environmentToken } = await read(fileId);
    expect({ isCut, cutOff, environmentToken }).toEqual({ isCut: false, cutOff: '16:30', environmentToken: 'inst' });
    expect((await linesOf(fileId)).map((line) => line.replace(' due', '')).toSorted()).toEqual([
      'bank camt.029 - CUST',
      'clearing pacs.002 ACCP -',
      'clearing pacs.002 ACCP -',
      'tester camt.056 ACCP -',
      'tester pacs.008 ACCP -',
    ]);
    const of = (type: string) => messages.find(({ messageType }) => messageType.startsWith(type));
    expect(of('camt.056')).toMatchObject({ fileId: recall.fileId, refersTo: [of('pacs.008')?.key] });
    expect(of('camt.029')?.refersTo).toEqual([of('camt.056')?.key]);
    expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted());
    const keys = messages.map(({ key }) => key).toSorted();
    const report = await answerTo(fileId, 'pacs.002.001.10');
    for (const file of [recall.fileId, report.fileId])
      expect((await read(file)).messages.map(({ key }) => key).toSorted()).toEqual(keys);
  });

  it('has a delivered payment and its return', async () => {
    const { fileId } = await send(await payment('SIM:MIRROR'), 'mirror.xml');
    const { xml } = await answerTo(fileId, 'pacs.008.001.08');
    const returned = await send(returnOf(paidIn(xml), 'CONV-2'), 'return.xml');
    const lines = await linesOf(returned.fileId);
    expect(lines.map((line) => line.replace(' due', '')).toSorted()).toEqual([
      'bank pacs.008 - -',
      'clearing pacs.002 ACCP -',
      'clearing pacs.002 ACCP -',
      'tester pacs.004 ACCP -',
      'tester pacs.008 ACCP -',
    ]);
  });

  it('links a rejected R-message and its original, whichever file is asked for', async () => {
    const paid = await payment('recalled twice');
    const { fileId } = await send(paid, 'recalled.xml');
    await send(recallOf(paidIn(paid), 'CONV-3'), 'first-recall.xml');
    const rejected = await send(recallOf(paidIn(paid), 'CONV-4'), 'second-recall.xml');
    expect(rejected.verdict.groupStatus).toBe('RJCT');
    for (const asked of [fileId, rejected.fileId]) {
      const { messages } = await read(asked);
      const original = messages.find((message) => message.fileId === fileId && message.from === 'tester');
      const second = messages.find((message) => message.fileId === rejected.fileId && message.from === 'tester');
      expect([asked, second?.refersTo]).toEqual([asked, [original?.key]]);
    }
  });

  it('links the recall of a rejected payment', async () => {
    const paid = await payment('SIM:RJCT(AC04)');
    const { fileId } = await send(paid, 'not-paid.xml');
    const recall = await send(recallOf(paidIn(paid), 'CONV-5'), 'recall-of-rejected.xml');
    for (const asked of [fileId, recall.fileId]) {
      const sent = (await read(asked)).messages.filter(({ from }) => from === 'tester');
      expect(sent.map((message) => message.fileId)).toEqual([fileId, recall.fileId]);
      expect(sent[1]?.refersTo).toEqual([sent[0]?.key]);
    }
  });

  it('shows the code of a rejection', async () => {
    const { fileId } = await send(await payment('SIM:RJCT(AC04)'), 'rejected.xml');
    expect(await linesOf(fileId)).toEqual([expect.stringContaining('RJCT AC04'), expect.stringContaining('AC04')]);
  });

  it('is empty for a file that was not sent', async () => {
    const fileId = await upload(await payment('draft'), 'draft.xml');
    expect((await read(fileId)).messages).toEqual([]);
  });

  it('has only the messages about one payment where its id is given', async () => {
    const groups = {
      transactions: [{ remittance: 'SIM:RJCT(AC01)' }, { remittance: 'Rent' }, { remittance: 'SIM:MIRROR' }],
    };
    const values = { fileName: 'three.xml', fields: {}, groups };
    const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    const { reply: file } = await here.tester.call(readFileRoute, { params: { fileId } });
    const ids = [...(file.content ?? '').matchAll(/<TxId>([^<]*)/g)].map(([, id = '']) => id);
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const about = async (payment: string) =>
      (await here.tester.call(readConversationRoute, { params: { fileId }, query: { payment } })).reply.messages.map(
        ({ messageType }) => messageType.slice(0, 8),
      );
    await until(async () => (await read(fileId)).messages.length >= 3 || undefined);
    expect(await about(ids[0] ?? '')).toEqual(['pacs.008', 'pacs.002']);
    expect(await about(ids[1] ?? '')).toEqual(['pacs.008', 'pacs.002']);
    expect(await about('NO-SUCH-ID')).toEqual([]);
  });
});
