import { deleteFileRoute } from '@clearbench/contracts/file/routes';
import { compareWithOriginalRoute } from '@clearbench/contracts/transfer/original-comparison';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { serving } from '../client/serving.ts';
import { conversation, paidIn, recallOf } from './r-message-samples.ts';

describe('an R-message and its original', () => {
  const here = serving();
  const { send, payment, answerTo, upload, save } = conversation(here);

  const compared = async (fileId: string, language?: string) =>
    (await here.tester.call(compareWithOriginalRoute, { params: { fileId }, query: language ? { language } : {} }))
      .reply;

  /** The fields of the only transaction that are not the same. */
  const differencesOf = async (fileId: string) => {
    const { references } = await compared(fileId);
    const fields = references.filter(({ kind }) => kind === 'transaction').flatMap((reference) => reference.fields);
    return fields.filter(({ state }) => state !== 'same').map(({ element, state }) => `${element} ${state}`);
  };

  it('are compared by the text that was sent, also if the R-message is a draft', async () => {
    const paid = await payment('Invoice 1');
    const { fileId } = await send(paid, 'paid.xml');
    const recall = recallOf(paidIn(paid), 'CMP-1');
    expect(await differencesOf(await upload(recall, 'recall.xml'))).toEqual([]);
    const wrong = recall.replace(/(<OrgnlIntrBkSttlmAmt Ccy="EUR">)[^<]*/, '$10.07').replace(/Invoice 1/, 'Invoice 2');
    const wrongId = await upload(wrong, 'wrong-recall.xml');
    expect(await differencesOf(wrongId)).toEqual(['OrgnlIntrBkSttlmAmt different', 'Ustrd different']);
    const { result, messageType, originals, references } = await compared(wrongId, 'de');
    expect({ result, messageType, originals }).toEqual({
      result: 'complete',
      messageType: 'camt.056.001.08',
      originals: [{ messageId: paidIn(paid).messageId, messageType: 'pacs.008.001.08', fileId, fileName: 'paid.xml' }],
    });
    const fields = references.flatMap((reference) => reference.fields);
    expect(fields.find(({ element }) => element === 'Ustrd')).toMatchObject({
      name: expect.stringMatching(/^Verwendungszweck/),
      original: { value: 'Invoice 1' },
      message: { value: 'Invoice 2' },
    });
  });

  it('are compared as the R-message was sent, if the transfer is named', async () => {
    const paid = await payment('Invoice 3');
    await send(paid, 'paid-3.xml');
    const wrong = recallOf(paidIn(paid), 'CMP-4').replace(/Invoice 3/, 'Invoice 4');
    const { fileId } = await send(wrong, 'recall-4.xml');
    const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
    const transferId = reply.items[0]?.transferId ?? '';
    await save(fileId, recallOf(paidIn(paid), 'CMP-4'), 1);
    expect(await differencesOf(fileId)).toEqual([]);
    const sent = (await here.tester.call(compareWithOriginalRoute, { params: { fileId }, query: { transferId } }))
      .reply;
    const fields = sent.references.flatMap((reference) => reference.fields);
    expect(fields.filter(({ state }) => state === 'different').map(({ element }) => element)).toEqual(['Ustrd']);
    const draft = await upload(wrong, 'draft-4.xml');
    const foreign = { params: { fileId: draft }, query: { transferId } };
    expect(await here.tester.call(compareWithOriginalRoute, foreign)).toMatchObject({
      reply: { errorKey: 'transfer.notFound' },
    });
  });

  it('are compared for an answer of the clearing', async () => {
    const { fileId } = await send(await payment('SIM:RJCT(AC04)'), 'rejected.xml');
    const report = await answerTo(fileId, 'pacs.002.001.10');
    const { references, originals } = await compared(report.fileId);
    expect(originals.map((original) => original.fileId)).toEqual([fileId]);
    expect(references.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'group compared',
      'transaction compared',
    ]);
    expect(references.flatMap(({ fields }) => fields.filter(({ state }) => state === 'different'))).toEqual([]);
  });

  it('are not compared if the caller cannot read the original', async () => {
    const paid = await payment('deleted');
    const recallId = await upload(recallOf(paidIn(paid), 'CMP-2'), 'recall-of-unknown.xml');
    const outcomes = async () => (await compared(recallId)).references.map(({ result }) => result);
    expect(await outcomes()).toEqual(['messageUnknown']);
    const { fileId } = await send(paid, 'to-be-deleted.xml');
    expect(await outcomes()).toEqual(['compared']);
    await here.tester.call(deleteFileRoute, { params: { fileId } });
    expect(await outcomes()).toEqual(['messageUnknown']);
    expect((await compared(recallId)).originals).toEqual([]);
  });

  it('has no reference in a payment', async () => {
    const fileId = await upload(await payment('alone'), 'alone.xml');
    expect(await compared(fileId)).toMatchObject({ result: 'noReference', references: [], originals: [] });
  });
});
