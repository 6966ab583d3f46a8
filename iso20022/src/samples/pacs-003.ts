import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const agent = (element: string, bic: string) =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;
const extracted = (element: string, iban: string) => `<${element}><Id><IBAN>${iban}</IBAN></Id></${element}>`;

const creditorScheme =
  '<CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>';

const mandate = `
    <DrctDbtTx>
      <MndtRltdInf><MndtId>MANDATE-0815</MndtId><DtOfSgntr>2024-03-01</DtOfSgntr></MndtRltdInf>
      ${creditorScheme}
    </DrctDbtTx>`;

const debtor = `
    <Dbtr><Nm>Exemple Fournitures</Nm></Dbtr>
    ${extracted('DbtrAcct', 'FR1420041010050500013M02606')}`;

const payment =
  '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf>';

const collection = `
  <FIToFICstmrDrctDbt>
    <GrpHdr>
      <MsgId>ZYDO-20251015-D001</MsgId>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">250.00</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2025-10-20</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      ${agent('InstgAgt', 'ZYDODEF0XXX')}
    </GrpHdr>
    <DrctDbtTxInf>
      <PmtId><EndToEndId>CONTRACT-4711</EndToEndId><TxId>ZYDO-DD-0001</TxId></PmtId>
      ${payment}
      <IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <ReqdColltnDt>2025-10-20</ReqdColltnDt>
      ${mandate}
      <Cdtr><Nm>Beispiel Energie</Nm></Cdtr>
      ${extracted('CdtrAcct', 'DE89370400440532013000')}
      ${agent('CdtrAgt', 'ZYDODEF0XXX')}
      ${debtor}
      ${agent('DbtrAgt', 'ZYCOFRP0XXX')}
      <RmtInf><Ustrd>Instalment of October</Ustrd></RmtInf>
    </DrctDbtTxInf>
  </FIToFICstmrDrctDbt>`;

const order = `
  <CstmrDrctDbtInitn>
    <GrpHdr>
      <MsgId>ENERGIE-20251015-1</MsgId>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>250.00</CtrlSum>
      <InitgPty><Nm>Beispiel Energie</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>ENERGIE-P1</PmtInfId>
      <PmtMtd>DD</PmtMtd>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>250.00</CtrlSum>
      ${payment}
      <ReqdColltnDt>2025-10-20</ReqdColltnDt>
      <Cdtr><Nm>Beispiel Energie</Nm></Cdtr>
      ${extracted('CdtrAcct', 'DE89370400440532013000')}
      ${agent('CdtrAgt', 'ZYDODEF0XXX')}
      <ChrgBr>SLEV</ChrgBr>
      ${creditorScheme}
      <DrctDbtTxInf>
        <PmtId><EndToEndId>CONTRACT-4711</EndToEndId></PmtId>
        <InstdAmt Ccy="EUR">250.00</InstdAmt>
        <DrctDbtTx>
          <MndtRltdInf><MndtId>MANDATE-0815</MndtId><DtOfSgntr>2024-03-01</DtOfSgntr></MndtRltdInf>
        </DrctDbtTx>
        ${agent('DbtrAgt', 'ZYCOFRP0XXX')}
        ${debtor}
        <RmtInf><Ustrd>Instalment of October</Ustrd></RmtInf>
      </DrctDbtTxInf>
    </PmtInf>
  </CstmrDrctDbtInitn>`;

type RbVersion = Profile['rbVersion'];

const sampleOf =
  (messageType: string, element: string, xml: string) =>
  (changes: Changes = {}, rbVersion: RbVersion = '2025'): string =>
    documentUnder(rbVersion, messageType, written(changed(sampleTree(xml, element), changes), '  '));

/** A valid Core collection of one payment under that rulebook with changes; paths begin below FIToFICstmrDrctDbt, names are those of 2019. */
export const pacs003 = sampleOf('pacs.003.001.08', 'FIToFICstmrDrctDbt', collection);

/** A valid B2B collection. */
export const pacs003B2b = (changes: Changes = {}, rbVersion: RbVersion = '2025'): string =>
  pacs003({ 'DrctDbtTxInf/PmtTpInf/LclInstrm/Cd': 'B2B', ...changes }, rbVersion);

/** A valid collection order of one payment. */
export const pain008 = sampleOf('pain.008.001.08', 'CstmrDrctDbtInitn', order);

/** A valid B2B collection order of one payment. */
export const pain008B2b = (changes: Changes = {}, rbVersion: RbVersion = '2025'): string =>
  pain008({ 'PmtInf/PmtTpInf/LclInstrm/Cd': 'B2B', ...changes }, rbVersion);

/** Paths of elements that tests change often. */
export const mandatePath = 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf';
export const creditorIdPath = 'DrctDbtTxInf/DrctDbtTx/CdtrSchmeId/Id/PrvtId/Othr';
