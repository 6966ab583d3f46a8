import { berlinClock } from '@clearbench/calendars/berlin-time';

/** Acceptance time of an instant payment: from rulebook 2025 on without trailing zeros. */
const acceptedAt = (now: Date): string => now.toISOString().replace(/\.?0*Z$/, 'Z');

/** A small pacs.008 of SCT Inst with an id of its own, created at an instant. */
export const instantPayment = (id: string, now: Date): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>${id}</MsgId>
      <CreDtTm>${now.toISOString()}</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">10.00</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>${berlinClock(now.toISOString()).date}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>
      <InstgAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>E-${id}</EndToEndId><TxId>T-${id}</TxId></PmtId>
      <IntrBkSttlmAmt Ccy="EUR">10.00</IntrBkSttlmAmt>
      <AccptncDtTm>${acceptedAt(now)}</AccptncDtTm>
      <ChrgBr>SLEV</ChrgBr>
      <Dbtr><Nm>Hanna Beispiel</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></DbtrAgt>
      <CdtrAgt><FinInstnId><BICFI>ZYBBFRP0XXX</BICFI></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Example Mills SA</Nm></Cdtr>
      <CdtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></CdtrAcct>
      <RmtInf><Ustrd>Invoice 4711</Ustrd></RmtInf>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>
`;
