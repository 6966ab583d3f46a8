import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const party = (element: string, bic: string) =>
  `<${element}><Agt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></Agt></${element}>`;

const inquiry = (element: string, id: string, modification: string) => `
  <${element}>
    <Assgnmt>
      <Id>ZYDO-20251015-${id}</Id>${party('Assgnr', 'ZYDODEF0XXX')}${party('Assgne', 'ZYCSDEF0XXX')}
      <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    </Assgnmt>
    <Case><Id>ZYDO-INQ-${id}</Id>${party('Cretr', 'ZYDODEF0XXX')}</Case>
    <Undrlyg>
      <IntrBk>
        <OrgnlGrpInf><OrgnlMsgId>ZYDO-20251013-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
        <OrgnlEndToEndId>INVOICE-4711</OrgnlEndToEndId><OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>
        <OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>2025-10-14</OrgnlIntrBkSttlmDt>
        <OrgnlTxRef>
          <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
          <DbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></DbtrAgt>
          <CdtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></CdtrAgt>
        </OrgnlTxRef>
      </IntrBk>
    </Undrlyg>
    ${modification}
    <InstrForAssgne><Cd>INQR</Cd><InstrInf>2025-10-13T09:00:00Z The payee asks for it</InstrInf></InstrForAssgne>
  </${element}>`;

const claim = inquiry('ClmNonRct', 'I001', '');
const modification = inquiry('ReqToModfyPmt', 'V001', '<Mod><IntrBkSttlmDt>2025-10-13</IntrBkSttlmDt></Mod>');

const sampleOf =
  (messageType: string, element: string, xml: string) =>
  (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string =>
    documentUnder(rbVersion, messageType, written(changed(sampleTree(xml, element), changes), '  '));

/** A valid claim of non-receipt of one payment; paths of changes begin below ClmNonRct. */
export const camt027 = sampleOf('camt.027.001.07', 'ClmNonRct', claim);

/** A valid value date claim for one payment; paths of changes begin below ReqToModfyPmt. */
export const camt087 = sampleOf('camt.087.001.06', 'ReqToModfyPmt', modification);
