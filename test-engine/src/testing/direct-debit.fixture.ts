import { type BulkSample, clearingBic, senderBic, type TransferSample, totalOf } from './credit-transfer.fixture.ts';

/** The day after the sample's `now`. */
export const sampleDueDate = '2026-03-03';

const localInstrument = (scheme: string): string => (scheme === 'b2b' ? 'B2B' : 'CORE');

const debitXml = (
  sample: TransferSample,
  position: number,
  bic: string,
  { scheme = 'core', settlementDate = sampleDueDate }: BulkSample,
): string => `
    <DrctDbtTxInf>
      <PmtId><EndToEndId>${sample.endToEndId ?? `E2E-${position}`}</EndToEndId><TxId>${sample.transactionId ?? `TX-${position}`}</TxId></PmtId>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>${sample.localInstrument ?? localInstrument(scheme)}</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf>
      <IntrBkSttlmAmt Ccy="${sample.currency ?? 'EUR'}">${sample.amount ?? '100.00'}</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <ReqdColltnDt>${settlementDate}</ReqdColltnDt>
      <DrctDbtTx>
        <MndtRltdInf><MndtId>MANDATE-${position}</MndtId><DtOfSgntr>2025-03-02</DtOfSgntr></MndtRltdInf>
        <CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>
      </DrctDbtTx>
      <Cdtr><Nm>Carl Creditor &amp; Co</Nm></Cdtr>
      <CdtrAcct><Id><IBAN>${sample.creditorIban ?? 'DE89370400440532013000'}</IBAN></Id></CdtrAcct>
      <CdtrAgt><FinInstnId><${bic}>${senderBic}</${bic}></FinInstnId></CdtrAgt>
      <Dbtr><Nm>Ada Debtor</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${sample.debtorIban ?? 'FR1420041010050500013M02606'}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><${bic}>${sample.debtorBic ?? 'ZYBBFRP0XXX'}</${bic}></FinInstnId></DbtrAgt>
      <RmtInf><Ustrd>${sample.remittance ?? 'Instalment of March'}</Ustrd></RmtInf>
    </DrctDbtTxInf>`;

/** The text of a pacs.003. */
export const directDebitXml = (sample: BulkSample): string => {
  const { version = '08', transfers, settlementDate = sampleDueDate } = sample;
  const bic = version === '08' ? 'BICFI' : 'BIC';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.003.001.${version}">
  <FIToFICstmrDrctDbt>
    <GrpHdr>
      <MsgId>${sample.messageId ?? 'MSG-1'}</MsgId>
      <CreDtTm>2026-03-02T09:00:00Z</CreDtTm>
      <NbOfTxs>${sample.count ?? transfers.length}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">${sample.total ?? totalOf(transfers)}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>${settlementDate}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>${sample.systemCode ?? 'CBX'}</Prtry></ClrSys></SttlmInf>
      <InstgAgt><FinInstnId><${bic}>${sample.instructing ?? senderBic}</${bic}></FinInstnId></InstgAgt>
      <InstdAgt><FinInstnId><${bic}>${sample.instructed ?? clearingBic}</${bic}></FinInstnId></InstdAgt>
    </GrpHdr>${transfers.map((transfer, index) => debitXml(transfer, index + 1, bic, sample)).join('')}
  </FIToFICstmrDrctDbt>
</Document>
`;
};
