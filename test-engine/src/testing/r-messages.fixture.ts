import { clearingBic, sampleDate, senderBic } from './credit-transfer.fixture.ts';

/** One entry of an R-message; by default about the first transfer of the credit transfer sample. */
export type RTransactionSample = {
  readonly messageId?: string;
  readonly messageName?: string;
  readonly transactionId?: string;
  readonly amount?: string;
  readonly date?: string;
  readonly returned?: string;
  readonly charges?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly compensation?: string;
  readonly status?: string;
};

const document = (messageType: string, root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${messageType}"><${root}>${inner}</${root}></Document>
`;

const agent = (name: string, bic: string): string =>
  `<${name}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${name}>`;
const caseAgent = (name: string, bic: string): string => `<${name}>${agent('Agt', bic)}</${name}>`;

const group = ({ messageId = 'MSG-1', messageName = 'pacs.008.001.08' }: RTransactionSample): string =>
  `<OrgnlGrpInf><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>${messageName}</OrgnlMsgNmId></OrgnlGrpInf>`;

const ids = ({ transactionId = 'TX-1' }: RTransactionSample): string =>
  `<OrgnlEndToEndId>${transactionId.replace('TX', 'E2E')}</OrgnlEndToEndId><OrgnlTxId>${transactionId}</OrgnlTxId>`;

const original = ({ amount = '100.00', date = sampleDate }: RTransactionSample): string =>
  `<OrgnlIntrBkSttlmAmt Ccy="EUR">${amount}</OrgnlIntrBkSttlmAmt><OrgnlIntrBkSttlmDt>${date}</OrgnlIntrBkSttlmDt>`;

const settled = (sample: RTransactionSample): string => original(sample).replaceAll('OrgnlIntrBk', 'IntrBk');

const account = (name: string, iban: string): string => `<${name}><Id><IBAN>${iban}</IBAN></Id></${name}>`;

const reference = (settled = ''): string =>
  `<OrgnlTxRef>${settled}${account('DbtrAcct', 'DE89370400440532013000')}${account('CdtrAcct', 'FR1420041010050500013M02606')}</OrgnlTxRef>`;

const scheme =
  '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>';

/** The reference to a collection. */
const collection = (): string =>
  reference(
    `<CdtrSchmeId>${scheme}</CdtrSchmeId><MndtRltdInf><MndtId>MANDATE-1</MndtId><DtOfSgntr>2025-03-02</DtOfSgntr></MndtRltdInf>`,
  );

const reason = (name: string, otherwise: string, { reason: code = otherwise, note }: RTransactionSample): string =>
  `<${name}><Orgtr><Id><OrgId><AnyBIC>${senderBic}</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>${code}</Cd></Rsn>${note === undefined ? '' : `<AddtlInf>${note}</AddtlInf>`}</${name}>`;

const cents = (text: string): number => Math.round(Number(text) * 100);
const sum = (amounts: readonly string[]): string =>
  (amounts.reduce((all, one) => all + cents(one), 0) / 100).toFixed(2);

const settlement = '<SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>CBX</Prtry></ClrSys></SttlmInf>';
const created = '<CreDtTm>2026-03-02T08:59:00Z</CreDtTm>';

/** The latest settlement date of the originals: no R-message settles before. */
const latestDate = (samples: readonly RTransactionSample[]): string =>
  [sampleDate, ...samples.flatMap(({ date }) => (date === undefined ? [] : [date]))].toSorted().at(-1) ?? sampleDate;

/** A pacs.004. */
export const returnXml = (samples: readonly RTransactionSample[], messageId = 'RTR-1'): string => {
  const returnedOf = ({ returned, amount = '100.00' }: RTransactionSample) => returned ?? amount;
  const total = sum(samples.map(returnedOf));
  const header = `<GrpHdr><MsgId>${messageId}</MsgId>${created}<NbOfTxs>${samples.length}</NbOfTxs><TtlRtrdIntrBkSttlmAmt Ccy="EUR">${total}</TtlRtrdIntrBkSttlmAmt><IntrBkSttlmDt>${latestDate(samples)}</IntrBkSttlmDt>${settlement}${agent('InstgAgt', senderBic)}${agent('InstdAgt', clearingBic)}</GrpHdr>`;
  const entries = samples.map((sample, index) => {
    const charges =
      sample.charges === undefined
        ? ''
        : `<ChrgsInf><Amt Ccy="EUR">${sample.charges}</Amt>${agent('Agt', senderBic)}</ChrgsInf>`;
    const compensation =
      sample.compensation === undefined ? '' : `<CompstnAmt Ccy="EUR">${sample.compensation}</CompstnAmt>`;
    return `<TxInf><RtrId>R-${index + 1}</RtrId>${group(sample)}${ids(sample)}${original(sample)}<RtrdIntrBkSttlmAmt Ccy="EUR">${returnedOf(sample)}</RtrdIntrBkSttlmAmt>${compensation}${charges}${reason('RtrRsnInf', 'AC04', sample)}${reference()}</TxInf>`;
  });
  return document('pacs.004.001.09', 'PmtRtr', header + entries.join(''));
};

const assignment = (id: string): string =>
  `<Assgnmt><Id>${id}</Id>${caseAgent('Assgnr', senderBic)}${caseAgent('Assgne', clearingBic)}${created}</Assgnmt>`;

/** A camt.056. */
export const recallXml = (samples: readonly RTransactionSample[], messageId = 'CXL-1'): string => {
  const control = `<CtrlData><NbOfTxs>${samples.length}</NbOfTxs></CtrlData>`;
  const entries = samples.map(
    (sample, index) =>
      `<TxInf><CxlId>C-${index + 1}</CxlId>${group(sample)}${ids(sample)}${original(sample)}${reason('CxlRsnInf', 'DUPL', sample)}${reference()}</TxInf>`,
  );
  return document(
    'camt.056.001.08',
    'FIToFIPmtCxlReq',
    `${assignment(messageId)}${control}<Undrlyg>${entries.join('')}</Undrlyg>`,
  );
};

/** A camt.029. */
export const refusalXml = (samples: readonly RTransactionSample[], messageId = 'RES-1'): string => {
  const entries = samples.map(
    (sample, index) =>
      `<TxInfAndSts><CxlStsId>S-${index + 1}</CxlStsId>${group(sample)}${ids(sample)}<TxCxlSts>${sample.status ?? 'RJCR'}</TxCxlSts>${reason('CxlStsRsnInf', 'CUST', sample)}${reference(settled(sample))}</TxInfAndSts>`,
  );
  return document(
    'camt.029.001.09',
    'RsltnOfInvstgtn',
    `${assignment(messageId)}<Sts><Conf>RJCR</Conf></Sts><CxlDtls>${entries.join('')}</CxlDtls>`,
  );
};

const isSameGroup = (one: RTransactionSample, other: RTransactionSample): boolean => group(one) === group(other);

/**
 * A pacs.028; without entries it refers to the whole message. Entries about one message name it once, as the scheme
 * requires.
 */
export const statusRequestXml = (samples: readonly RTransactionSample[], whole?: RTransactionSample): string => {
  const header = `<GrpHdr><MsgId>REQ-1</MsgId>${created}${agent('InstgAgt', senderBic)}${agent('InstdAgt', clearingBic)}</GrpHdr>`;
  const [first] = samples;
  const common = first !== undefined && samples.every((sample) => isSameGroup(first, sample)) ? first : undefined;
  const entries = samples.map((sample, index) => {
    const own = common === undefined ? group(sample) : '';
    const instruction = '<OrgnlInstrId>NOTPROVIDED</OrgnlInstrId>';
    return `<TxInf><StsReqId>Q-${index + 1}</StsReqId>${own}${instruction}${ids(sample)}${reference()}</TxInf>`;
  });
  const about = whole ?? common;
  return document(
    'pacs.028.001.03',
    'FIToFIPmtStsReq',
    header + (about === undefined ? '' : group(about)) + entries.join(''),
  );
};

/** A pacs.028 about an instant payment. */
export const instantStatusRequestXml = (sample: RTransactionSample): string =>
  statusRequestXml([sample]).replace(
    /<OrgnlTxRef>.*<\/OrgnlTxRef>/,
    `<AccptncDtTm>2026-03-02T08:59:00.123Z</AccptncDtTm><OrgnlTxRef><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>${agent('DbtrAgt', senderBic)}</OrgnlTxRef>`,
  );

/** A pacs.007. */
export const reversalXml = (samples: readonly RTransactionSample[], messageId = 'RVS-1'): string => {
  const reversedOf = ({ returned, amount = '100.00' }: RTransactionSample) => returned ?? amount;
  const header = `<GrpHdr><MsgId>${messageId}</MsgId>${created}<NbOfTxs>${samples.length}</NbOfTxs><TtlRvsdIntrBkSttlmAmt Ccy="EUR">${sum(samples.map(reversedOf))}</TtlRvsdIntrBkSttlmAmt><IntrBkSttlmDt>${latestDate(samples)}</IntrBkSttlmDt>${settlement}${agent('InstgAgt', senderBic)}${agent('InstdAgt', clearingBic)}</GrpHdr>`;
  const entries = samples.map(
    (sample, index) =>
      `<TxInf><RvslId>V-${index + 1}</RvslId>${group(sample)}${ids(sample)}<OrgnlIntrBkSttlmAmt Ccy="EUR">${sample.amount ?? '100.00'}</OrgnlIntrBkSttlmAmt><RvsdIntrBkSttlmAmt Ccy="EUR">${reversedOf(sample)}</RvsdIntrBkSttlmAmt>${reason('RvslRsnInf', 'AM05', sample)}${collection()}</TxInf>`,
  );
  return document('pacs.007.001.09', 'FIToFIPmtRvsl', header + entries.join(''));
};

/** A pacs.002 of a debtor's bank. */
export const rejectXml = (samples: readonly RTransactionSample[], messageId = 'REJ-1'): string => {
  const header = `<GrpHdr><MsgId>${messageId}</MsgId>${created}${agent('InstgAgt', senderBic)}${agent('InstdAgt', clearingBic)}</GrpHdr>`;
  const [first = {}] = samples;
  const about = `<OrgnlGrpInfAndSts><OrgnlMsgId>${first.messageId ?? 'MSG-1'}</OrgnlMsgId><OrgnlMsgNmId>pacs.003.001.08</OrgnlMsgNmId></OrgnlGrpInfAndSts>`;
  const entries = samples.map(
    (sample, index) =>
      `<TxInfAndSts><StsId>J-${index + 1}</StsId>${ids(sample)}<TxSts>${sample.status ?? 'RJCT'}</TxSts>${reason('StsRsnInf', 'AC04', sample)}</TxInfAndSts>`,
  );
  return document('pacs.002.001.10', 'FIToFIPmtStsRpt', header + about + entries.join(''));
};
