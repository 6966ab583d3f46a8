import type { Profile } from '../profile.ts';
import { collectionReference } from './collection-reference.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const original = (amountAndDate = ''): string => `
  <OrgnlTxRef>
    ${amountAndDate}
    <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
    <DbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></DbtrAgt>
    <CdtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></CdtrAcct>
  </OrgnlTxRef>`;

const originalAmount = '<IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>';

const returned = `
  <PmtRtr>
    <GrpHdr>
      <MsgId>ZYDO-20251015-R001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm><NbOfTxs>1</NbOfTxs>
      <TtlRtrdIntrBkSttlmAmt Ccy="EUR">250.00</TtlRtrdIntrBkSttlmAmt><IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      <InstgAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <TxInf>
      <RtrId>ZYDO-RTR-0001</RtrId>
      <OrgnlGrpInf><OrgnlMsgId>ZYCO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
      <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYCO-TX-0001</OrgnlTxId>
      <OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>2025-10-14</OrgnlIntrBkSttlmDt>
      <RtrdIntrBkSttlmAmt Ccy="EUR">250.00</RtrdIntrBkSttlmAmt>
      <RtrRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>AC04</Cd></Rsn></RtrRsnInf>
      ${original()}
    </TxInf>
  </PmtRtr>`;

const party = (element: string, bic: string) =>
  `<${element}><Agt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></Agt></${element}>`;

const recalled = `
  <FIToFIPmtCxlReq>
    <Assgnmt>
      <Id>ZYDO-20251015-C001</Id>${party('Assgnr', 'ZYDODEF0XXX')}${party('Assgne', 'ZYCSDEF0XXX')}
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    </Assgnmt>
    <CtrlData><NbOfTxs>1</NbOfTxs></CtrlData>
    <Undrlyg>
      <TxInf>
        <CxlId>ZYDO-CXL-0001</CxlId>
        <OrgnlGrpInf><OrgnlMsgId>ZYDO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
        <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>
        <OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>2025-10-14</OrgnlIntrBkSttlmDt>
        <CxlRsnInf><Orgtr><Nm>Anna Beispiel</Nm></Orgtr><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf>
        ${original()}
      </TxInf>
    </Undrlyg>
  </FIToFIPmtCxlReq>`;

const rejected = `
  <FIToFIPmtStsRpt>
    <GrpHdr>
      <MsgId>ZYCS-20251015-0001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <InstgAgt><FinInstnId><BICFI>ZYCSDEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>ZYDO-20251015-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId><GrpSts>PART</GrpSts>
    </OrgnlGrpInfAndSts>
    <TxInfAndSts>
      <StsId>ZYCS-STS-0001</StsId><OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>
      <TxSts>RJCT</TxSts>
      <StsRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYCSDEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf>
      ${original(originalAmount)}
    </TxInfAndSts>
  </FIToFIPmtStsRpt>`;

const refused = `
  <RsltnOfInvstgtn>
    <Assgnmt>
      <Id>ZYDO-20251015-N001</Id>${party('Assgnr', 'ZYDODEF0XXX')}${party('Assgne', 'ZYCSDEF0XXX')}
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    </Assgnmt>
    <Sts><Conf>RJCR</Conf></Sts>
    <CxlDtls>
      <TxInfAndSts>
        <CxlStsId>ZYDO-CXS-0001</CxlStsId>
        <OrgnlGrpInf><OrgnlMsgId>ZYCO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
        <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYCO-TX-0001</OrgnlTxId><TxCxlSts>RJCR</TxCxlSts>
        <CxlStsRsnInf><Orgtr><Nm>Anna Beispiel</Nm></Orgtr><Rsn><Cd>CUST</Cd></Rsn></CxlStsRsnInf>
        ${original(`${originalAmount}<IntrBkSttlmDt>2025-10-14</IntrBkSttlmDt>`)}
      </TxInfAndSts>
    </CxlDtls>
  </RsltnOfInvstgtn>`;

const notFound = `
  <RsltnOfInvstgtn>
    <Assgnmt>
      <Id>ZYCO-20251015-N001</Id>${party('Assgnr', 'ZYDODEF0XXX')}${party('Assgne', 'ZYCSDEF0XXX')}
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    </Assgnmt>
    <RslvdCase><Id>ZYCO-CASE-0001</Id>${party('Cretr', 'ZYCOFRP0XXX')}</RslvdCase>
    <Sts><Conf>RJNR</Conf></Sts>
    <ModDtls>
      <ModStsId>ZYDO-MOD-0001</ModStsId>
      <OrgnlGrpInf><OrgnlMsgId>ZYCO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
      <OrgnlTxId>ZYCO-TX-0001</OrgnlTxId>
      <OrgnlTxRef><DbtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></DbtrAgt></OrgnlTxRef>
    </ModDtls>
    <ClmNonRctDtls><Rjctd><Cd>NOOR</Cd></Rjctd></ClmNonRctDtls>
  </RsltnOfInvstgtn>`;

const statusRequest = `
  <FIToFIPmtStsReq>
    <GrpHdr>
      <MsgId>ZYDO-20251015-Q001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <InstgAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <OrgnlGrpInf><OrgnlMsgId>ZYDO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>camt.056</OrgnlMsgNmId></OrgnlGrpInf>
    <TxInf>
      <StsReqId>ZYDO-SRQ-0001</StsReqId>
      <OrgnlInstrId>ZYDO-INSTR-0001</OrgnlInstrId>
      <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>
      ${original(originalAmount)}
    </TxInf>
  </FIToFIPmtStsReq>`;

type RbVersion = Profile['rbVersion'];

/** A clean message with changes under a rulebook: paths begin below the message element, names are those of 2019. */
const sampleOf =
  (messageType: string, element: string, xml: string) =>
  (changes: Changes = {}, rbVersion: RbVersion = '2025'): string => {
    const text = written(changed(sampleTree(xml, element), changes), '  ');
    return documentUnder(rbVersion, messageType, text);
  };

/** A clean return of one payment. */
export const pacs004 = sampleOf('pacs.004.001.09', 'PmtRtr', returned);

/** A clean return of one collection. */
export const collectionReturn = (scheme: 'core' | 'b2b', changes: Changes = {}, rbVersion: RbVersion = '2025') => {
  const xml = returned
    .replace(/<OrgnlTxRef>.*<\/OrgnlTxRef>/s, collectionReference(scheme === 'core' ? 'CORE' : 'B2B'))
    .replace('<OrgnlMsgNmId>pacs.008<', '<OrgnlMsgNmId>pacs.003<')
    .replace('>INVOICE-4711<', '>CONTRACT-4711<');
  return sampleOf('pacs.004.001.09', 'PmtRtr', xml)(changes, rbVersion);
};

/** A clean recall of one payment. */
export const camt056 = sampleOf('camt.056.001.08', 'FIToFIPmtCxlReq', recalled);

/** A clean reject of one payment by the clearing. */
export const pacs002 = sampleOf('pacs.002.001.10', 'FIToFIPmtStsRpt', rejected);

const instantReference = `
  <AccptncDtTm>2025-10-15T08:59:57.25Z</AccptncDtTm>
  <OrgnlTxRef>
    <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>
    <DbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></DbtrAgt>
  </OrgnlTxRef>`;

/** A clean negative confirmation of one instant payment. */
export const instantRejection = sampleOf(
  'pacs.002.001.10',
  'FIToFIPmtStsRpt',
  rejected.replace(/<OrgnlTxRef>.*<\/OrgnlTxRef>/s, instantReference).replace('<GrpSts>PART<', '<GrpSts>RJCT<'),
);

/** A clean refusal to give one payment back. */
export const camt029 = sampleOf('camt.029.001.09', 'RsltnOfInvstgtn', refused);

/** A clean answer to a claim of non-receipt: the payment was not found. */
export const claimAnswer = sampleOf('camt.029.001.09', 'RsltnOfInvstgtn', notFound);

/** A clean request for the answer to one recall. */
export const pacs028 = sampleOf('pacs.028.001.03', 'FIToFIPmtStsReq', statusRequest);
