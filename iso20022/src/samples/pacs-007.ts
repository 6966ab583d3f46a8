import type { Profile } from '../profile.ts';
import { collectionReference } from './collection-reference.ts';
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
      ${collectionReference('CORE', '<IntrBkSttlmDt>2025-10-15</IntrBkSttlmDt>')}
    </TxInf>
  </FIToFIPmtRvsl>`;

/** A valid reversal of one collection under that rulebook with changes; paths begin below FIToFIPmtRvsl, names are those of 2019. */
export const pacs007 = (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string =>
  documentUnder(rbVersion, 'pacs.007.001.09', written(changed(sampleTree(reversed, 'FIToFIPmtRvsl'), changes), '  '));
