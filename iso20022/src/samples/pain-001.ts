import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const order = `
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>MUSTER-20251015-1</MsgId>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>250.00</CtrlSum>
      <InitgPty><Nm>Muster Handel</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>MUSTER-P1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>250.00</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>2025-10-16</Dt></ReqdExctnDt>
      <Dbtr><Nm>Muster Handel</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId><EndToEndId>INVOICE-4711</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">250.00</InstdAmt></Amt>
        <CdtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></CdtrAgt>
        <Cdtr><Nm>Exemple Fournitures</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>Invoice 4711 of 1 October</Ustrd></RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>`;

/** In 2009 the execution date is not a choice element. */
const in2009 = (text: string): string => text.replace(/<ReqdExctnDt>\s*<Dt>(.*)<\/Dt>\s*/g, '<ReqdExctnDt>$1');

/** A valid payment order of one payment under that rulebook with changes; paths begin below CstmrCdtTrfInitn, names are those of 2019. */
export const pain001 = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string => {
  const text = written(changed(sampleTree(order, 'CstmrCdtTrfInitn'), changes), '  ');
  return documentUnder(rbVersion, 'pain.001.001.09', rbVersion < '2023' ? in2009(text) : text);
};

/** A valid order of one instant payment. */
export const instantOrder = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string =>
  pain001({ 'PmtInf/PmtTpInf/LclInstrm/Cd': 'INST', ...changes }, rbVersion);
