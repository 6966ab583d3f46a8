import { berlinClock } from '@clearbench/calendars/berlin-time';
import { businessDays } from '@clearbench/calendars/business-days';

const now = new Date().toISOString();

/** ISO 8601, without milliseconds. The clearing warns of messages older than seven days. */
export const createdAt = `${now.slice(0, 19)}Z`;

/** The next day on which the clearing settles; not today, because a cut-off time may have passed. */
export const settlementDate = businessDays('TARGET').next(berlinClock(now).date);

/** A small pacs.008 with a unique message id and amount. */
export const samplePayment = (messageId: string, amount: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>${messageId}</MsgId>
      <CreDtTm>${createdAt}</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">${amount}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>${settlementDate}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <InstgAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>E-${messageId}</EndToEndId><TxId>T-${messageId}</TxId></PmtId>
      <IntrBkSttlmAmt Ccy="EUR">${amount}</IntrBkSttlmAmt>
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
