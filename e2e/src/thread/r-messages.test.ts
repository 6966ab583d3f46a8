import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { conversation, paidIn, recallOf, returnOf } from './r-message-samples.ts';

const incoming = 'pacs.008.001.08';

describe('R-messages over several files', () => {
  const here = serving();
  const { send, payment, answerTo, answersPlanned, upload, reportOf, checkAgain, save, transferred } =
    conversation(here);

  it('return an incoming payment once, with its own values', async () => {
    const { fileId } = await send(await payment('SIM:MIRROR'), 'mirror.xml');
    const paid = paidIn((await answerTo(fileId, incoming)).xml);
    const tooMuch = await send(returnOf({ ...paid, amount: `1${paid.amount}` }, 'RTR-1'), 'return 1.xml');
    expect(tooMuch.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: 'XT77' }] });
    const right = await send(returnOf(paid, 'RTR-2'), 'return 2.xml');
    expect(right.verdict).toMatchObject({ groupStatus: 'ACCP' });
    const again = await send(returnOf(paid, 'RTR-3'), 'return 3.xml');
    expect(again.verdict).toMatchObject({
      groupStatus: 'RJCT',
      reasons: [{ trigger: 'XT75', textKey: 'engine.referredBefore', params: { id: paid.transactionId } }],
    });
  });

  it('cannot recall a returned payment', async () => {
    const { fileId } = await send(await payment('SIM:RCLL(DUPL,+30D)'), 'to be recalled.xml');
    const recallPlanned = async (): Promise<boolean> =>
      (await answersPlanned(fileId)).some((messageType) => messageType.startsWith('camt.056'));
    expect(await recallPlanned()).toBe(true);
    const paid = paidIn((await answerTo(fileId, incoming)).xml);
    expect((await send(returnOf(paid, 'RTR-0'), 'return 0.xml')).verdict).toMatchObject({ groupStatus: 'ACCP' });
    await until(async () => !(await recallPlanned()) || undefined);
  });

  it('report a used message id and used transaction ids before a text is sent again', async () => {
    const xml = await payment('first');
    const draft = await upload(xml, 'draft.xml');
    const { fileId } = await send(xml, 'first.xml');
    expect(await checkAgain(fileId)).toEqual([]);
    expect(await checkAgain(draft)).toEqual(['G-01', 'I-01.seen']);
    const fresh = xml.replace(/(<MsgId>)[^<]*/, '$1FRESH-1');
    expect(await save(draft, fresh, 1)).toEqual(['I-01.seen']);
    expect(await save(draft, fresh.replace(/(<TxId>)[^<]*/, '$1FRESH-TX-1'), 2)).toEqual([]);
  });

  it('compare a return with the payment during editing', async () => {
    const { fileId } = await send(await payment('SIM:MIRROR'), 'mirror 2.xml');
    const answer = await answerTo(fileId, incoming);
    const paid = paidIn(answer.xml);
    expect(await reportOf(answer.fileId)).toEqual([]);
    const draft = await upload(returnOf({ ...paid, amount: `1${paid.amount}` }, 'RTR-4'), 'return 4.xml');
    expect(await reportOf(draft)).toEqual(['R-02.amount', 'R-05.charges']);
    expect(await save(draft, returnOf({ ...paid, transactionId: 'NO-SUCH' }, 'RTR-4'), 1)).toEqual(['R-01.payment']);
    expect(await save(draft, returnOf({ ...paid, messageId: 'NO-SUCH' }, 'RTR-4'), 2)).toEqual(['R-01.message']);
    expect(await save(draft, returnOf(paid, 'RTR-4'), 3)).toEqual([]);
    expect((await transferred(draft)).verdict).toMatchObject({ groupStatus: 'ACCP' });
    expect(await checkAgain(draft)).toEqual([]);
    expect(await reportOf(await upload(returnOf(paid, 'RTR-5'), 'return 5.xml'))).toEqual(['R-03.returned']);
  });

  it('cannot recall a rejected payment, or a payment twice', async () => {
    const rejected = await payment('SIM:RJCT(AC04)');
    const sent = await send(rejected, 'rejected.xml');
    expect(await reportOf((await answerTo(sent.fileId, 'pacs.002.001.10')).fileId)).toEqual([]);
    const recall = await upload(recallOf(paidIn(rejected), 'RCL-1'), 'recall 1.xml');
    expect(await reportOf(recall)).toEqual(['R-14.rejected']);

    const accepted = await payment('SIM:RECALLNO(CUST)');
    await send(accepted, 'accepted.xml');
    const first = await send(recallOf(paidIn(accepted), 'RCL-2'), 'recall 2.xml');
    expect(first.verdict).toMatchObject({ groupStatus: 'ACCP' });
    expect(await checkAgain(first.fileId)).toEqual([]);
    const second = await upload(recallOf(paidIn(accepted), 'RCL-3'), 'recall 3.xml');
    expect(await reportOf(second)).toEqual(['S-06']);
  });
});
