import { listFilesRoute, readFileRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { serving } from '../client/serving.ts';

type Paid = {
  readonly messageId: string;
  readonly transactionId: string;
  readonly amount: string;
  readonly date: string;
};

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const paidIn = (xml: string): Paid => ({
  messageId: textOf(xml, 'MsgId'),
  transactionId: textOf(xml, 'TxId'),
  amount: textOf(xml, 'IntrBkSttlmAmt'),
  date: textOf(xml, 'IntrBkSttlmDt'),
});

const agent = '<InstgAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></InstgAgt>';

/** A pacs.004 that sends a payment back because the account is closed. */
const returnOf = (
  { messageId, transactionId, amount, date }: Paid,
  ownId: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09"><PmtRtr>
<GrpHdr><MsgId>${ownId}</MsgId><CreDtTm>2026-11-20T10:00:00Z</CreDtTm><NbOfTxs>1</NbOfTxs><TtlRtrdIntrBkSttlmAmt Ccy="EUR">${amount}</TtlRtrdIntrBkSttlmAmt><IntrBkSttlmDt>${date}</IntrBkSttlmDt><SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>${agent}</GrpHdr>
<TxInf><RtrId>R-${ownId}</RtrId><OrgnlGrpInf><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf><OrgnlTxId>${transactionId}</OrgnlTxId><OrgnlIntrBkSttlmAmt Ccy="EUR">${amount}</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>${date}</OrgnlIntrBkSttlmDt><RtrdIntrBkSttlmAmt Ccy="EUR">${amount}</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>AC04</Cd></Rsn></RtrRsnInf></TxInf>
</PmtRtr></Document>
`;

describe('what is said about earlier payments, from file to file', () => {
  const here = serving();

  const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + 25_000; Date.now() < end; ) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('it did not happen in time');
  };
  const send = async (xml: string, fileName: string) => {
    const query = { environmentToken: 'inst', rbVersion: '2025' as const, fileName };
    const { fileId } = (await here.tester.call(uploadFileRoute, { query, body: xml })).reply.vipFileSummary;
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const verdict = await until(async (): Promise<ClearingVerdict | undefined> => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return reply.items[0]?.verdict;
    });
    return { fileId, verdict };
  };

  /** What the clearing pays to the tester in answer to a payment. */
  const paidBy = async (fileId: string): Promise<Paid> => {
    const answer = await until(async () => {
      const query = { environmentToken: 'inst', direction: 'ST' as const, messageType: 'pacs.008.001.08' };
      const { reply } = await here.tester.call(listFilesRoute, { query });
      return reply.items.find(({ causedByFileId }) => causedByFileId === fileId);
    });
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
    return paidIn(reply.content ?? '');
  };

  /** An instant payment as of now, whose answer comes within seconds whatever the day. */
  const payment = async (remittance: string): Promise<string> => {
    const values = { fileName: 'template', fields: {}, groups: {} };
    const body = { templateName: 'inst-credit-transfer', envToken: 'inst', rbVersion: '2025' as const, values };
    const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId } });
    return (reply.content ?? '').replace(/<Ustrd>[^<]*</, `<Ustrd>${remittance}<`);
  };

  it('an incoming payment is returned once, and for what it was', async () => {
    const { fileId } = await send(await payment('SIM:MIRROR'), 'mirror.xml');
    const paid = await paidBy(fileId);
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
});
