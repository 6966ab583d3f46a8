import {
  listFilesRoute,
  readFileRoute,
  readReportRoute,
  saveContentRoute,
  sendFileRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { Serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { createdAt } from '../kill/sample-payment.ts';

/** The values of a payment that later messages repeat. */
export type Paid = {
  readonly messageId: string;
  readonly transactionId: string;
  readonly amount: string;
  readonly date: string;
  readonly endToEndId: string;
  /** OrgnlTxRef with the elements of the payment. */
  readonly reference: string;
};

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const elementIn = (xml: string, tag: string): string => new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`).exec(xml)?.[0] ?? '';
const partyIn = (xml: string, tag: string): string =>
  elementIn(xml, tag).replace(`<${tag}>`, `<${tag}><Pty>`).replace(`</${tag}>`, `</Pty></${tag}>`);

const referenceTo = (xml: string): string => {
  const before = ['SttlmInf', 'PmtTpInf', 'RmtInf'].map((tag) => elementIn(xml, tag));
  const [debtor, creditor] = [partyIn(xml, 'Dbtr'), partyIn(xml, 'Cdtr')];
  const [debtorAccount, debtorAgent] = [elementIn(xml, 'DbtrAcct'), elementIn(xml, 'DbtrAgt')];
  const [creditorAgent, creditorAccount] = [elementIn(xml, 'CdtrAgt'), elementIn(xml, 'CdtrAcct')];
  const parties = [debtor, debtorAccount, debtorAgent, creditorAgent, creditor, creditorAccount];
  return `<OrgnlTxRef>${[...before, ...parties].join('')}</OrgnlTxRef>`;
};

export const paidIn = (xml: string): Paid => ({
  messageId: textOf(xml, 'MsgId'),
  transactionId: textOf(xml, 'TxId'),
  amount: textOf(xml, 'IntrBkSttlmAmt'),
  date: textOf(xml, 'IntrBkSttlmDt'),
  endToEndId: textOf(xml, 'EndToEndId'),
  reference: referenceTo(xml),
});

const bic = (element: string): string => `<${element}><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></${element}>`;
const originator = '<Orgtr><Id><OrgId><AnyBIC>ZYAADEF0XXX</AnyBIC></OrgId></Id></Orgtr>';
const party = (element: string): string => `<${element}>${bic('Agt')}</${element}>`;
const document = (messageType: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${messageType}">${body}</Document>\n`;
const original = ({ messageId, transactionId, endToEndId }: Paid): string =>
  `<OrgnlGrpInf><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><OrgnlTxId>${transactionId}</OrgnlTxId>`;
const originalSum = ({ amount, date }: Paid): string =>
  `<OrgnlIntrBkSttlmAmt Ccy="EUR">${amount}</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>${date}</OrgnlIntrBkSttlmDt>`;

/** A pacs.004 that returns a payment as the positive answer to a recall. */
export const returnOf = (paid: Paid, ownId: string): string =>
  document(
    'pacs.004.001.09',
    `<PmtRtr>
<GrpHdr><MsgId>${ownId}</MsgId><CreDtTm>${createdAt}</CreDtTm><NbOfTxs>1</NbOfTxs><TtlRtrdIntrBkSttlmAmt Ccy="EUR">${paid.amount}</TtlRtrdIntrBkSttlmAmt><IntrBkSttlmDt>${paid.date}</IntrBkSttlmDt><SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>${bic('InstgAgt')}</GrpHdr>
<TxInf><RtrId>R-${ownId}</RtrId>${original(paid)}${originalSum(paid)}<RtrdIntrBkSttlmAmt Ccy="EUR">${paid.amount}</RtrdIntrBkSttlmAmt><RtrRsnInf>${originator}<Rsn><Cd>FOCR</Cd></Rsn><AddtlInf>RECALL-1</AddtlInf></RtrRsnInf>${paid.reference}</TxInf>
</PmtRtr>`,
  );

/** A camt.056 that recalls a payment because it was sent twice. */
export const recallOf = (paid: Paid, ownId: string): string =>
  document(
    'camt.056.001.08',
    `<FIToFIPmtCxlReq>
<Assgnmt><Id>${ownId}</Id>${party('Assgnr')}${party('Assgne')}<CreDtTm>${createdAt}</CreDtTm></Assgnmt>
<CtrlData><NbOfTxs>1</NbOfTxs></CtrlData>
<Undrlyg><TxInf><CxlId>C-${ownId}</CxlId>${original(paid)}${originalSum(paid)}<CxlRsnInf>${originator}<Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf>${paid.reference}</TxInf></Undrlyg>
</FIToFIPmtCxlReq>`,
  );

/** A camt.029 that refuses the recall of a payment. */
export const refusalOf = (paid: Paid, ownId: string): string =>
  document(
    'camt.029.001.09',
    `<RsltnOfInvstgtn>
<Assgnmt><Id>${ownId}</Id>${party('Assgnr')}${party('Assgne')}<CreDtTm>${createdAt}</CreDtTm></Assgnmt>
<Sts><Conf>RJCR</Conf></Sts>
<CxlDtls><TxInfAndSts><CxlStsId>S-${ownId}</CxlStsId>${original(paid)}<TxCxlSts>RJCR</TxCxlSts><CxlStsRsnInf>${originator}<Rsn><Cd>LEGL</Cd></Rsn></CxlStsRsnInf>${paid.reference}</TxInfAndSts></CxlDtls>
</RsltnOfInvstgtn>`,
  );

/** A pacs.002 of the bank of the creditor about an instant payment: accepted, or rejected with a code. */
export const confirmationOf = (xml: string, bank: string, ownId: string, code?: string): string => {
  const { messageId, transactionId, endToEndId } = paidIn(xml);
  const [accepted, debtorAgent] = [elementIn(xml, 'AccptncDtTm'), elementIn(xml, 'DbtrAgt')];
  const reason = `<TxSts>RJCT</TxSts><StsRsnInf>${originator.replace('ZYAADEF0XXX', bank)}<Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`;
  return document(
    'pacs.002.001.10',
    `<FIToFIPmtStsRpt>
<GrpHdr><MsgId>${ownId}</MsgId><CreDtTm>${createdAt}</CreDtTm>${bic('InstgAgt').replace('ZYAADEF0XXX', bank)}</GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId><GrpSts>${code === undefined ? 'ACCP' : 'RJCT'}</GrpSts></OrgnlGrpInfAndSts>
<TxInfAndSts><StsId>S-${ownId}</StsId><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><OrgnlTxId>${transactionId}</OrgnlTxId>${code === undefined ? '' : reason}${accepted}<OrgnlTxRef>${elementIn(xml, 'PmtTpInf')}${debtorAgent}</OrgnlTxRef></TxInfAndSts>
</FIToFIPmtStsRpt>`,
  );
};

/** The findings of rules that compare with earlier messages, without others and without R-21: no bank recalls here. */
export const pastIn = ({ validationMessages }: ValidationReport): string[] =>
  validationMessages
    .filter(({ ruleId }) => /^(G-01|I-0[14]|R-|S-0[456])/.test(ruleId) && ruleId !== 'R-07' && ruleId !== 'R-21')
    .filter(({ textKey }) => !textKey.endsWith('.missing'))
    .map(({ textKey }) => textKey.replace('finding.', ''));

/** A user's messages with the clearing in the instant environment. */
export const conversation = (here: Serving) => {
  const upload = async (body: string, fileName: string): Promise<string> => {
    const query = { environmentToken: 'inst', rbVersion: '2025' as const, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
  };
  const reportOf = async (fileId: string) =>
    pastIn((await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply);
  const transferred = async (fileId: string) => {
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const verdict = await until(async (): Promise<ClearingVerdict | undefined> => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return reply.items[0]?.verdict;
    });
    return { fileId, verdict };
  };
  return {
    upload,
    reportOf,
    transferred,
    send: async (xml: string, fileName: string) => transferred(await upload(xml, fileName)),
    checkAgain: async (fileId: string) =>
      pastIn((await here.tester.call(validateFileRoute, { body: { fileId } })).reply.validationReport),
    save: async (fileId: string, body: string, ifMatch: number) =>
      pastIn((await here.tester.call(saveContentRoute, { params: { fileId }, body, ifMatch })).reply.validationReport),
    /** The clearing's answer to a file, once it exists. */
    answerTo: async (fileId: string, messageType: string): Promise<{ fileId: string; xml: string }> => {
      const answer = await until(async () => {
        const query = { environmentToken: 'inst', direction: 'ST' as const, messageType };
        const { reply } = await here.tester.call(listFilesRoute, { query });
        return reply.items.find(({ causedByFileId }) => causedByFileId === fileId);
      });
      const { reply } = await here.tester.call(readFileRoute, { params: { fileId: answer.fileId } });
      return { fileId: answer.fileId, xml: reply.content ?? '' };
    },
    /** Types of all received and planned answers to a file. */
    answersPlanned: async (fileId: string): Promise<string[]> => {
      const { reply } = await here.tester.call(listTransfersRoute, { query: { fileId } });
      return (reply.items[0]?.answers ?? []).map(({ messageType }) => messageType);
    },
    /** A current instant payment, whose answer arrives within seconds on any day. */
    payment: async (remittance: string): Promise<string> => {
      const values = { fileName: 'template', fields: {}, groups: {} };
      const body = { templateName: 'inst-credit-transfer', envToken: 'inst', rbVersion: '2025' as const, values };
      const { fileId } = (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
      const { reply } = await here.tester.call(readFileRoute, { params: { fileId } });
      return (reply.content ?? '').replace(/<Ustrd>[^<]*</, `<Ustrd>${remittance}<`);
    },
  };
};
