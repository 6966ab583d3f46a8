import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const bank = '<Orgtr><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr>';

const statusReport = (original: string): string => `
  <CstmrPmtStsRpt>
    <GrpHdr><MsgId>ZYDO-20251015-S001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>MUSTER-20251015-1</OrgnlMsgId>
      <OrgnlMsgNmId>${original}</OrgnlMsgNmId>
      <OrgnlNbOfTxs>2</OrgnlNbOfTxs>
      <OrgnlCtrlSum>500.00</OrgnlCtrlSum>
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>
      <OrgnlPmtInfId>MUSTER-P1</OrgnlPmtInfId>
      <OrgnlNbOfTxs>2</OrgnlNbOfTxs>
      <TxInfAndSts>
        <StsId>ZYDO-STS-0001</StsId>
        <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId>
        <TxSts>RJCT</TxSts>
        <StsRsnInf>${bank}<Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>
        <OrgnlTxRef>
          <DbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></DbtrAgt>
          <Cdtr><Pty><Nm>Exemple Fournitures</Nm></Pty></Cdtr>
        </OrgnlTxRef>
      </TxInfAndSts>
    </OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>`;

const reversal = `
  <CstmrPmtRvsl>
    <GrpHdr>
      <MsgId>ENERGIE-20251015-V1</MsgId>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>250.00</CtrlSum>
      <InitgPty><Nm>Beispiel Energie</Nm></InitgPty>
    </GrpHdr>
    <OrgnlGrpInf><OrgnlMsgId>ENERGIE-20251006-1</OrgnlMsgId><OrgnlMsgNmId>pain.008</OrgnlMsgNmId></OrgnlGrpInf>
    <OrgnlPmtInfAndRvsl>
      <OrgnlPmtInfId>ENERGIE-P1</OrgnlPmtInfId>
      <OrgnlNbOfTxs>3</OrgnlNbOfTxs>
      <TxInf>
        <RvslId>ENERGIE-RVS-1</RvslId>
        <OrgnlEndToEndId>CONTRACT-4711</OrgnlEndToEndId>
        <OrgnlInstdAmt Ccy="EUR">250.00</OrgnlInstdAmt>
        <RvsdInstdAmt Ccy="EUR">250.00</RvsdInstdAmt>
        <RvslRsnInf><Orgtr><Nm>Beispiel Energie</Nm></Orgtr><Rsn><Cd>AM05</Cd></Rsn></RvslRsnInf>
        <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">250.00</InstdAmt></Amt><ReqdColltnDt>2025-10-13</ReqdColltnDt></OrgnlTxRef>
      </TxInf>
    </OrgnlPmtInfAndRvsl>
  </CstmrPmtRvsl>`;

const customer = (element: string): string => `<${element}><Pty><Nm>Muster Handel</Nm></Pty></${element}>`;

const cancellation = `
  <CstmrPmtCxlReq>
    <Assgnmt>
      <Id>MUSTER-20251015-C1</Id>
      ${customer('Assgnr')}
      <Assgne><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt></Assgne>
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    </Assgnmt>
    <CtrlData><NbOfTxs>1</NbOfTxs><CtrlSum>250.00</CtrlSum></CtrlData>
    <Undrlyg>
      <OrgnlGrpInfAndCxl>
        <OrgnlMsgId>MUSTER-20251014-1</OrgnlMsgId>
        <OrgnlMsgNmId>pain.001</OrgnlMsgNmId>
      </OrgnlGrpInfAndCxl>
      <OrgnlPmtInfAndCxl>
        <OrgnlPmtInfId>MUSTER-P1</OrgnlPmtInfId>
        <TxInf>
          <CxlId>MUSTER-CXL-1</CxlId>
          <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId>
          <OrgnlInstdAmt Ccy="EUR">250.00</OrgnlInstdAmt>
          <CxlRsnInf><Orgtr><Nm>Muster Handel</Nm></Orgtr><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf>
        </TxInf>
      </OrgnlPmtInfAndCxl>
    </Undrlyg>
  </CstmrPmtCxlReq>`;

/** In 2009 a party of the original is not in a choice element. */
const in2009 = (body: string): string => body.replace(/<Pty>([\s\S]*?)<\/Pty>/g, '$1');

type Sample = (changes?: Changes, rbVersion?: Profile['rbVersion']) => string;

const sampleOf =
  (messageType: string, element: string, xml: string): Sample =>
  (changes = {}, rbVersion = '2025') => {
    const text = written(changed(sampleTree(xml, element), changes), '  ');
    return documentUnder(rbVersion, messageType, rbVersion < '2023' ? in2009(text) : text);
  };

/** A valid report with one rejected payment of two; paths begin below CstmrPmtStsRpt, names are those of 2019. */
export const pain002 = sampleOf('pain.002.001.10', 'CstmrPmtStsRpt', statusReport('pain.001'));

/** A valid report with one rejected collection of two. */
export const pain002OfCollections = sampleOf('pain.002.001.10', 'CstmrPmtStsRpt', statusReport('pain.008'));

/** A valid order to reverse one collection. */
export const pain007 = sampleOf('pain.007.001.09', 'CstmrPmtRvsl', reversal);

/** A valid request to cancel one payment of an order; rulebooks before 2023 have none. */
export const camt055 = sampleOf('camt.055.001.08', 'CstmrPmtCxlReq', cancellation);
