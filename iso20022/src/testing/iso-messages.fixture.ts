import type { Profile } from '../profile.ts';
import { pacs004 } from '../samples/answers.ts';
import type { CleanSample } from '../samples/clean-samples.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { pain001 } from '../samples/pain-001.ts';
import { coreProfile, sctProfile } from '../samples/profiles.ts';
import { type Changes, changed, sampleTree, written } from '../samples/sample-tree.ts';

const agent = (element: string, bic: string): string =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;

const bankTransfer = `
  <FICdtTrf>
    <GrpHdr>
      <MsgId>ZYDO-20251015-F001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm><NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="USD">2500.00</TtlIntrBkSttlmAmt><IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
      ${agent('InstgAgt', 'ZYDODEF0XXX')}
      ${agent('InstdAgt', 'ZYCOFRP0XXX')}
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>INVOICE-4711</EndToEndId><TxId>ZYDO-FI-0001</TxId></PmtId>
      <IntrBkSttlmAmt Ccy="USD">2500.00</IntrBkSttlmAmt>
      ${agent('Dbtr', 'ZYDODEF0XXX')}
      ${agent('Cdtr', 'ZYCOFRP0XXX')}
    </CdtTrfTxInf>
  </FICdtTrf>`;

const statusReport = `
  <CstmrPmtStsRpt>
    <GrpHdr>
      <MsgId>ZYDO-20251015-S001</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm>
      <InitgPty><Nm>Beispiel Energie</Nm></InitgPty>
    </GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>ENERGIE-20251014-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.08</OrgnlMsgNmId>
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>
      <OrgnlPmtInfId>ENERGIE-P1</OrgnlPmtInfId>
      <TxInfAndSts>
        <OrgnlEndToEndId>CONTRACT-4711</OrgnlEndToEndId><TxSts>RJCT</TxSts>
        <StsRsnInf><Rsn><Cd>MS03</Cd></Rsn></StsRsnInf>
      </TxInfAndSts>
    </OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>`;

/** Messages that no rulebook exchanges, with the rule that says so turned off. */
const withoutRulebook = (profile: Profile): Profile => ({ ...profile, overrides: { 'T-10': 'off' } });

/** Rules about messages of any scheme: the profile of their tests. */
export const isoProfile: Profile = withoutRulebook(sctProfile);

/** A transfer between banks, which no SEPA scheme exchanges; paths begin below FICdtTrf. */
export const pacs009 = (changes: Changes = {}): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.009.001.08">
${written(changed(sampleTree(bankTransfer, 'FICdtTrf'), changes), '  ')}</Document>\n`;

/** A status report of another version than that of the rulebooks; paths begin below CstmrPmtStsRpt. */
export const pain002OfIso = (changes: Changes = {}): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.09">
${written(changed(sampleTree(statusReport, 'CstmrPmtStsRpt'), changes), '  ')}</Document>\n`;

/** The message in a version that no rulebook exchanges. */
const inVersion = (text: string, version: string): string =>
  text.replace(/(tech:xsd:[a-z]{4}\.\d{3}\.001\.)\d\d/, `$1${version}`);

/** A return of another version than that of the rulebooks; paths begin below PmtRtr. */
export const pacs004OfIso = (changes: Changes = {}): string =>
  inVersion(pacs004({ 'TxInf/OrgnlIntrBkSttlmDt': undefined, ...changes }), '07');

/** An order to pay of another version than that of the rulebooks; paths begin below CstmrCdtTrfInitn. */
export const pain001OfIso = (changes: Changes = {}): string => inVersion(pain001(changes), '08');

/** A credit transfer of another version than that of the rulebooks; paths begin below FIToFICstmrCdtTrf. */
export const pacs008OfIso = (changes: Changes = {}): string => inVersion(pacs008(changes), '07');

/** Valid messages of ISO 20022 outside the rulebooks. */
export const isoSamples: readonly CleanSample[] = [
  { name: 'transfer between banks', text: pacs009(), profile: isoProfile },
  { name: 'status report of another version', text: pain002OfIso(), profile: isoProfile },
  { name: 'credit transfer of another version', text: pacs008OfIso(), profile: isoProfile },
  {
    name: 'return of another version',
    text: pacs004OfIso({ 'TxInf/OrgnlGrpInf/OrgnlMsgNmId': 'pacs.003' }),
    profile: withoutRulebook(coreProfile),
  },
  { name: 'order to pay of another version', text: pain001OfIso(), profile: isoProfile },
];
