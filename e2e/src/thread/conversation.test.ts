import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { serving } from '../client/serving.ts';
import { conversation, paidIn, recallOf, returnOf } from './r-message-samples.ts';

describe('the conversation of a file', () => {
  const here = serving();
  const { send, payment, answerTo, upload } = conversation(here);

  const read = async (fileId: string) => (await here.tester.call(readConversationRoute, { params: { fileId } })).reply;

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
      'clearing pacs.002 - -',
      'clearing pacs.002 - -',
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
      'clearing pacs.002 - -',
      'clearing pacs.002 - -',
      'tester pacs.004 ACCP -',
      'tester pacs.008 ACCP -',
    ]);
  });

  it('shows the code of a rejection', async () => {
    const { fileId } = await send(await payment('SIM:RJCT(AC04)'), 'rejected.xml');
    expect(await linesOf(fileId)).toEqual([expect.stringContaining('RJCT AC04'), expect.stringContaining('AC04')]);
  });

  it('is empty for a file that was not sent', async () => {
    const fileId = await upload(await payment('draft'), 'draft.xml');
    expect((await read(fileId)).messages).toEqual([]);
  });
});
