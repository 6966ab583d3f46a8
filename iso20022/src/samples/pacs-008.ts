import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const agent = (element: string, bic: string) =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;
const extracted = (element: string, iban: string) => `<${element}><Id><IBAN>${iban}</IBAN></Id></${element}>`;

const paymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';
const instantPaymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>';

const transaction = (ownPaymentType: string): string => `
  <CdtTrfTxInf>
    <PmtId><EndToEndId>INVOICE-4711</EndToEndId><TxId>ZYDO-TX-0001</TxId></PmtId>
    ${ownPaymentType}
    <IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>
    <ChrgBr>SLEV</ChrgBr>
    <Dbtr><Nm>Anna Beispiel</Nm></Dbtr>
    ${extracted('DbtrAcct', 'DE89370400440532013000')}
    ${agent('DbtrAgt', 'ZYDODEF0XXX')}
    ${agent('CdtrAgt', 'ZYCOFRP0XXX')}
    <Cdtr><Nm>Exemple Fournitures</Nm></Cdtr>
    ${extracted('CdtrAcct', 'FR1420041010050500013M02606')}
    <RmtInf><Ustrd>Invoice 4711 of 1 October</Ustrd></RmtInf>
  </CdtTrfTxInf>`;

/** The payment type is in the payment, or for all payments in the group header. */
const message = (ofAll: string, ofPayment: string): string => `
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>ZYDO-20251015-0001</MsgId>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">250.00</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      ${ofAll}
      ${agent('InstgAgt', 'ZYDODEF0XXX')}
    </GrpHdr>
    ${transaction(ofPayment)}
  </FIToFICstmrCdtTrf>`;

const sample = (xml: string, changes: Changes, rbVersion: Profile['rbVersion']): string => {
  const text = written(changed(sampleTree(xml, 'FIToFICstmrCdtTrf'), changes), '  ');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${documentUnder(rbVersion, 'pacs.008.001.08', text)}`;
};

/** A valid credit transfer of one payment under that rulebook with changes; paths begin below FIToFICstmrCdtTrf, names are those of 2019. */
export const pacs008 = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string =>
  sample(message('', paymentType), changes, rbVersion);

/** The time of acceptance of the instant payment, three seconds before the current time of the samples. */
export const acceptedAt = (rbVersion: Profile['rbVersion']): string =>
  rbVersion === '2025' ? '2025-10-15T08:59:57.25Z' : '2025-10-15T08:59:57.250Z';

/** A valid instant payment, accepted three seconds before the current time of the samples, settled on its calendar day. */
export const instant = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string => {
  const usual = { 'GrpHdr/IntrBkSttlmDt': '2025-10-15', 'CdtTrfTxInf/AccptncDtTm': acceptedAt(rbVersion) };
  return sample(message(instantPaymentType, ''), { ...usual, ...changes }, rbVersion);
};
