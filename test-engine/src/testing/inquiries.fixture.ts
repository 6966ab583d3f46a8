import type { ClearingInput } from '../clearing-input.ts';
import { clearingBic, senderBic } from './credit-transfer.fixture.ts';

/** An inquiry; by default about the first transfer of the credit transfer sample. */
export type InquirySample = {
  readonly messageId?: string;
  readonly transactionId?: string;
  readonly amount?: string;
  readonly date?: string;
  readonly wanted?: string;
  readonly note?: string;
  readonly rbVersion?: ClearingInput['rbVersion'];
};

const agent = (name: string, bic: string): string =>
  `<${name}><Agt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></Agt></${name}>`;

const inquiry = (names: readonly [root: string, old: string, later: string], sample: InquirySample, more: string) => {
  const { messageId = 'MSG-1', transactionId = 'TX-1', amount = '100.00', rbVersion = '2023', note } = sample;
  const [root, old, later] = names;
  const isOld = rbVersion < '2023';
  const original = rbVersion === '2025' ? 'pacs.008' : `pacs.008.001.${isOld ? '02' : '08'}`;
  const ids = `<OrgnlEndToEndId>${transactionId.replace('TX', 'E2E')}</OrgnlEndToEndId><OrgnlTxId>${transactionId}</OrgnlTxId>`;
  const values = `<OrgnlIntrBkSttlmAmt Ccy="EUR">${amount}</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>${sample.date ?? '2026-03-02'}</OrgnlIntrBkSttlmDt>`;
  const group = `<OrgnlGrpInf><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>${original}</OrgnlMsgNmId></OrgnlGrpInf>`;
  const reference = `<OrgnlTxRef><DbtrAgt><FinInstnId><BICFI>${senderBic}</BICFI></FinInstnId></DbtrAgt></OrgnlTxRef>`;
  const text = note === undefined ? '' : `<InstrForAssgne><Cd>INQR</Cd><InstrInf>${note}</InstrInf></InstrForAssgne>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${isOld ? old : later}"><${root}><Assgnmt><Id>INQ-1</Id>${agent('Assgnr', senderBic)}${agent('Assgne', clearingBic)}<CreDtTm>2026-03-02T08:59:00Z</CreDtTm></Assgnmt><Case><Id>CASE-1</Id>${agent('Cretr', senderBic)}</Case><Undrlyg><IntrBk>${group}${ids}${values}${reference}</IntrBk></Undrlyg>${more}${text}</${root}></Document>
`;
};

/** A camt.027. */
export const claimXml = (sample: InquirySample = {}): string =>
  inquiry(['ClmNonRct', 'camt.027.001.06', 'camt.027.001.07'], sample, '');

/** A camt.087. */
export const valueDateXml = (sample: InquirySample = {}): string =>
  inquiry(
    ['ReqToModfyPmt', 'camt.087.001.05', 'camt.087.001.06'],
    sample,
    `<Mod><IntrBkSttlmDt>${sample.wanted ?? '2026-02-27'}</IntrBkSttlmDt></Mod>`,
  );
