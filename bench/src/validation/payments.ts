import { closeSync, openSync, writeSync } from 'node:fs';

const head = (transactions: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>BENCH-1</MsgId>
      <CreDtTm>2026-11-20T10:00:00Z</CreDtTm>
      <NbOfTxs>${transactions}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">${transactions}.00</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-23</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>ST2</Prtry></ClrSys></SttlmInf>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <InstgAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></InstgAgt>
    </GrpHdr>
`;
const foot = '  </FIToFICstmrCdtTrf>\n</Document>\n';

/** A German IBAN with the right check digits. */
const iban = (account: number): string => {
  const bban = `37040044${String(account).padStart(10, '0')}`;
  return `DE${String(98n - (BigInt(`${bban}131400`) % 97n)).padStart(2, '0')}${bban}`;
};

/** Whether every payment has errors: both IBANs and the charge bearer, three findings each. */
type Condition = 'right' | 'wrong';

const transaction = (number: number, condition: Condition = 'right'): string => {
  const text = rightTransaction(number);
  return condition === 'right' ? text : text.replaceAll('<IBAN>DE', '<IBAN>DE0').replace('>SLEV<', '>SHAR<');
};

const rightTransaction = (number: number): string => `    <CdtTrfTxInf>
      <PmtId><EndToEndId>E2E-${number}</EndToEndId><TxId>TX-${number}</TxId></PmtId>
      <IntrBkSttlmAmt Ccy="EUR">1.00</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <Dbtr><Nm>Hanna Beispiel</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${iban(number)}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></DbtrAgt>
      <CdtrAgt><FinInstnId><BICFI>ZYBBDEF0XXX</BICFI></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Example Mills</Nm></Cdtr>
      <CdtrAcct><Id><IBAN>${iban(number + 5_000_000)}</IBAN></Id></CdtrAcct>
      <RmtInf><Ustrd>Invoice ${number}</Ustrd></RmtInf>
    </CdtTrfTxInf>
`;

/** Writes a bulk with a number of payments; returns its size in bytes. */
export const writeBulk = (file: string, count: number, condition: Condition): number => {
  const to = openSync(file, 'w');
  let written = writeSync(to, head(count));
  for (let start = 1; start <= count; start += 1_000) {
    const length = Math.min(1_000, count - start + 1);
    written += writeSync(to, Array.from({ length }, (_, index) => transaction(start + index, condition)).join(''));
  }
  written += writeSync(to, foot);
  closeSync(to);
  return written;
};

/** Writes a bulk of correct payments with about this size; returns its exact size in bytes. */
export const writePayments = (file: string, bytes: number): number => {
  const around = head(1).length + foot.length;
  return writeBulk(file, Math.max(1, Math.round((bytes - around) / transaction(100_000).length)), 'right');
};
