import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const reversed = `
  <FIToFIPmtRvsl>
    <GrpHdr>
      <MsgId>ZYDO-20251015-V001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm><NbOfTxs>1</NbOfTxs>
      <TtlRvsdIntrBkSttlmAmt Ccy="EUR">250.00</TtlRvsdIntrBkSttlmAmt><IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      <InstgAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <OrgnlGrpInf><OrgnlMsgId>ZYDO-20251013-D001</OrgnlMsgId><OrgnlMsgNmId>pacs.003</OrgnlMsgNmId></OrgnlGrpInf>
    <TxInf>
      <RvslId>ZYDO-RVS-0001</RvslId>
      <OrgnlEndToEndId>CONTRACT-4711</OrgnlEndToEndId><OrgnlTxId>ZYDO-DD-0001</OrgnlTxId>
      <OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt>
      <RvsdIntrBkSttlmAmt Ccy="EUR">250.00</RvsdIntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <RvslRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>AM05</Cd></Rsn></RvslRsnInf>
      <OrgnlTxRef>
        <IntrBkSttlmDt>2025-10-15</IntrBkSttlmDt>
        <CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>
        <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf>
        <MndtRltdInf><MndtId>MANDATE-4711</MndtId><DtOfSgntr>2024-05-02</DtOfSgntr></MndtRltdInf>
        <Dbtr><Pty><Nm>Anna Beispiel</Nm></Pty></Dbtr>
        <DbtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></DbtrAcct>
        <DbtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></DbtrAgt>
        <CdtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></CdtrAgt>
        <Cdtr><Pty><Nm>Muster AG</Nm></Pty></Cdtr>
        <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
      </OrgnlTxRef>
    </TxInf>
  </FIToFIPmtRvsl>`;

/** A valid reversal of one collection under that rulebook with changes; paths begin below FIToFIPmtRvsl, names are those of 2019. */
export const pacs007 = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string =>
  documentUnder(rbVersion, 'pacs.007.001.09', written(changed(sampleTree(reversed, 'FIToFIPmtRvsl'), changes), '  '));
