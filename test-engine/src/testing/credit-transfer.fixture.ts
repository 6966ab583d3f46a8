import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
/** Credit transfers for tests: unspecified fields are valid. Names, banks and accounts are fictitious. */
export type TransferSample = {
  readonly amount?: string;
  readonly currency?: string;
  readonly endToEndId?: string;
  readonly transactionId?: string;
  readonly remittance?: string;
  readonly debtorIban?: string;
  readonly creditorIban?: string;
  readonly creditorBic?: string;
  /** For direct debits. */
  readonly debtorBic?: string;
  readonly localInstrument?: string;
};

export type BulkSample = {
  readonly version?: '02' | '08';
  readonly scheme?: Scheme;
  readonly messageId?: string;
  readonly count?: string;
  readonly total?: string;
  readonly settlementDate?: string;
  readonly instructing?: string;
  readonly instructed?: string;
  readonly systemCode?: string;
  readonly transfers: readonly TransferSample[];
};

export const sampleDate = '2026-03-02';
export const senderBic = 'ZYAADEF0XXX';
export const clearingBic = 'ZYCLFRP0';

const cents = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

export const totalOf = (transfers: readonly TransferSample[]): string => {
  const sum = transfers
    .reduce((all, { amount = '100.00' }) => all + cents(amount), 0n)
    .toString()
    .padStart(3, '0');
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`;
};

const transferXml = (sample: TransferSample, position: number, bic: string, scheme: string): string => `
    <CdtTrfTxInf>
      <PmtId><EndToEndId>${sample.endToEndId ?? `E2E-${position}`}</EndToEndId><TxId>${sample.transactionId ?? `TX-${position}`}</TxId></PmtId>
      <IntrBkSttlmAmt Ccy="${sample.currency ?? 'EUR'}">${sample.amount ?? '100.00'}</IntrBkSttlmAmt>
      ${scheme === 'inst' ? '<AccptncDtTm>2026-03-02T09:00:00.123Z</AccptncDtTm>' : ''}
      <ChrgBr>SLEV</ChrgBr>
      <Dbtr><Nm>Ada Debtor</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${sample.debtorIban ?? 'DE89370400440532013000'}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><${bic}>${senderBic}</${bic}></FinInstnId></DbtrAgt>
      <CdtrAgt><FinInstnId><${bic}>${sample.creditorBic ?? 'ZYBBFRP0XXX'}</${bic}></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Carl Creditor &amp; Co</Nm></Cdtr>
      <CdtrAcct><Id><IBAN>${sample.creditorIban ?? 'FR1420041010050500013M02606'}</IBAN></Id></CdtrAcct>
      <RmtInf><Ustrd>${sample.remittance ?? 'Invoice 4711'}</Ustrd></RmtInf>
    </CdtTrfTxInf>`;

/** The text of a pacs.008. */
export const creditTransferXml = (sample: BulkSample): string => {
  const { version = '08', scheme = 'sct', transfers } = sample;
  const bic = version === '08' ? 'BICFI' : 'BIC';
  const local = scheme === 'inst' ? '<LclInstrm><Cd>INST</Cd></LclInstrm>' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.${version}">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>${sample.messageId ?? 'MSG-1'}</MsgId>
      <CreDtTm>2026-03-02T09:00:00Z</CreDtTm>
      <NbOfTxs>${sample.count ?? transfers.length}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">${sample.total ?? totalOf(transfers)}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>${sample.settlementDate ?? sampleDate}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>${sample.systemCode ?? 'CBX'}</Prtry></ClrSys></SttlmInf>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl>${local}</PmtTpInf>
      <InstgAgt><FinInstnId><${bic}>${sample.instructing ?? senderBic}</${bic}></FinInstnId></InstgAgt>
      <InstdAgt><FinInstnId><${bic}>${sample.instructed ?? clearingBic}</${bic}></FinInstnId></InstdAgt>
    </GrpHdr>${transfers.map((transfer, index) => transferXml(transfer, index + 1, bic, scheme)).join('')}
  </FIToFICstmrCdtTrf>
</Document>
`;
};

export const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml);
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
