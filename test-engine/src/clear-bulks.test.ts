import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from './clear-file.ts';
import type { ClearingInput, ClearingResult } from './clearing-input.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { inputOf, secondsLater } from './testing/clearing-input.fixture.ts';
import {
  type BulkSample,
  bytesOf,
  creditTransferXml,
  type TransferSample,
  textOf,
} from './testing/credit-transfer.fixture.ts';
import { directDebitXml } from './testing/direct-debit.fixture.ts';
import { errorsInAnswers } from './testing/errors-in.fixture.ts';
import { creditFileXml, debitFileXml } from './testing/files.fixture.ts';
import { recallXml, returnXml } from './testing/r-messages.fixture.ts';

const good: TransferSample = { amount: '50.00' };
const faulty: TransferSample = { amount: '60.00', creditorIban: 'FR1420041010050500013M02607' };
/** Each bulk has its own transactions, those of MSG-1 with the ids of the samples. */
const named = (messageId: string, transfers: readonly TransferSample[]): readonly TransferSample[] =>
  messageId === 'MSG-1'
    ? transfers
    : transfers.map((one, index) => ({ transactionId: `${messageId}-${index + 1}`, ...one }));
const bulk = (messageId: string, transfers: readonly TransferSample[] = [good], more: Partial<BulkSample> = {}) =>
  creditTransferXml({ messageId, transfers: named(messageId, transfers), ...more });

const three = [bulk('GOOD', [good, good]), bulk('PARTLY', [good, faulty]), bulk('BAD', [good], { total: '51.00' })];

const clear = (xml: string, changes: Partial<ClearingInput> = {}): ClearingResult => clearFile(inputOf(xml, changes));

const partsOf = (result: ClearingResult, index = 0) => {
  const file = readEnvelope(result.answers[index]?.bytes ?? new Uint8Array());
  return {
    header: file?.header ?? new Map<string, string>(),
    texts: file?.bulks.map(({ bytes }) => textOf(bytes)) ?? [],
  };
};
const statuses = (texts: readonly string[]) =>
  texts.map((text) => ['OrgnlMsgId', 'GrpSts'].map((name) => new RegExp(`<${name}>([^<]*)`).exec(text)?.[1]));

describe('a file of three bulks: one accepted, one partly, one rejected', () => {
  const input = inputOf(creditFileXml(three), { fileName: 'CB01SCTZYAADEF01.I' });
  const result = clearFile(input);
  const { verdict, bulks } = result;

  it('has a verdict for each bulk, and one for the whole file', () => {
    expect(verdict).toMatchObject({
      groupStatus: 'PART',
      fileCode: 'A00',
      bulkCode: 'B01',
      counts: { transactions: 5, accepted: 3, rejected: 2 },
      file: { fileType: 'ICF', reference: 'REF1' },
    });
    expect(verdict.bulks?.map((one) => [one.bulk, one.messageId, one.groupStatus, one.bulkCode])).toEqual([
      [1, 'GOOD', 'ACCP', 'B00'],
      [2, 'PARTLY', 'PART', 'B01'],
      [3, 'BAD', 'RJCT', 'B03'],
    ]);
    expect(verdict.reasons.map((reason) => [reason.bulk, reason.trigger])).toEqual([
      [2, 'AC01'],
      [3, 'B03'],
      [1, 'B00'],
    ]);
  });

  it('is answered by one file with a report on each, in their order', () => {
    expect(result.answers).toHaveLength(1);
    const [cvf] = result.answers;
    expect(cvf?.answer).toMatchObject({
      fileName: 'CB01SCTZYCLFRP0260302090001001.C',
      messageType: 'pacs.002.001.10',
      reason: { trigger: 'AC01', bulk: 2 },
    });
    const { header, texts } = partsOf(result);
    expect(Object.fromEntries(header)).toMatchObject({
      SndgInst: 'ZYCLFRP0',
      RcvgInst: 'ZYAADEF0',
      SrvcId: 'SCT',
      FType: 'CVF',
      OrigFRef: 'REF1',
      OrigFName: 'CB01SCTZYAADEF01.I',
      OrigDtTm: '2026-03-02T09:59:00',
      FileRjctRsn: 'A00',
      FileBusDt: '2026-03-02',
    });
    expect(statuses(texts)).toEqual([
      ['GOOD', 'ACCP'],
      ['PARTLY', 'PART'],
      ['BAD', 'RJCT'],
    ]);
  });

  it('is answered without errors, with separately stored messages', () => {
    expect(errorsInAnswers(result, input)).toEqual([]);
    const [cvf] = result.answers;
    expect(new Set(cvf?.messages?.map(({ messageId }) => messageId)).size).toBe(3);
    for (const { bytes, messageId } of cvf?.messages ?? []) expect(parseMessage(bytes).messageId).toBe(messageId);
  });

  it('stores each bulk as a message', () => {
    expect(bulks?.map(({ bytes }) => parseMessage(bytes).messageId)).toEqual(['GOOD', 'PARTLY', 'BAD']);
  });

  it('always leads to the same bytes', () => {
    const again = clearFile(input);
    expect(again.answers.map(({ bytes }) => textOf(bytes))).toEqual(result.answers.map(({ bytes }) => textOf(bytes)));
  });
});

describe('a file that is rejected as a whole', () => {
  const refused = (changes: Readonly<Record<string, string | undefined>>, more: Partial<ClearingInput> = {}) =>
    clear(creditFileXml(three, changes), more);

  it.each([
    ['A01', { SndgInst: 'ZYXXDEF0' }, {}],
    ['A02', { RcvgInst: 'ZYXXDEF0' }, {}],
    ['A03', {}, { seenFile: (reference: string) => reference === 'REF1' }],
    ['A04', { NumCTBlk: '2' }, {}],
    ['A05', { TstCode: 'P' }, {}],
    ['A06', { FType: 'IDF' }, {}],
    ['A06', { SrvcId: 'B2B' }, {}],
    ['A06', {}, { scheme: 'core' as const }],
    ['A08', {}, { messageErrors: 1 }],
    ['A09', {}, { limits: { bulks: 2 } }],
    ['A09', {}, { limits: { transactions: 4 } }],
    ['A09', {}, { limits: { transactionsOfBulk: 1 } }],
    ['A09', {}, { limits: { bytes: 1_000 } }],
    ['A99', { FileRef: 'ref-1' }, {}],
  ])('%s %j', (code, changes, more) => {
    const result = refused(changes, more);
    expect(result.verdict).toMatchObject({ groupStatus: 'RJCT', fileCode: code, bulkCode: '' });
    expect(result.verdict).not.toHaveProperty('bulks');
    expect(result).not.toHaveProperty('bulks');
    const { header, texts } = partsOf(result);
    expect([header.get('FileRjctRsn'), texts]).toEqual([code, []]);
    expect(result.verdict.reasons[0]?.text).not.toContain('{{');
    if (code !== 'A06') expect(errorsInAnswers(result, inputOf('', more))).toEqual([]);
  });

  it('has no bulks, is truncated, or is any file of instant payments', () => {
    expect(clear(creditFileXml([])).verdict.fileCode).toBe('A99');
    const whole = creditFileXml(three);
    const broken = clear(whole.slice(0, -20));
    expect(broken.verdict).toMatchObject({ fileCode: 'A07' });
    expect(partsOf(broken).header.get('OrigFRef')).toBe('REF1');
    const instant = clear(whole, { scheme: 'inst' });
    expect(instant.verdict).toMatchObject({ fileCode: 'A06', groupStatus: 'RJCT' });
    expect(textOf(instant.answers[0]?.bytes ?? bytesOf(''))).toContain('<Document');
  });

  it('is not a file of the other direction', () =>
    expect(clear(whole('cvf')).verdict).toMatchObject({ fileCode: 'A06' }));
});

const whole = (type: string): string => creditFileXml(three).replace('csm:icf', `csm:${type}`);

describe('bulks of one file', () => {
  const codes = (result: ClearingResult) => result.verdict.bulks?.map(({ bulkCode }) => bulkCode);

  it('cannot have the same id, unless the first was rejected', () => {
    expect(codes(clear(creditFileXml([bulk('ONE'), bulk('ONE')])))).toEqual(['B00', 'B04']);
    expect(codes(clear(creditFileXml([bulk('ONE', [good], { total: '1.00' }), bulk('ONE')])))).toEqual(['B03', 'B00']);
  });

  it('cannot repeat transactions of earlier bulks, except of rejected ones', () => {
    const again = { transactionId: 'ONE-1', amount: '60.00' };
    const twice = clear(creditFileXml([bulk('ONE', [good, good]), bulk('TWO', [again, good])]));
    expect(codes(twice)).toEqual(['B00', 'B01']);
    expect(twice.verdict.reasons[0]).toMatchObject({ bulk: 2, trigger: 'AM05', transactionId: 'ONE-1' });
    expect(codes(clear(creditFileXml([bulk('ONE', [faulty, good]), bulk('TWO', [again])])))).toEqual(['B01', 'B00']);
  });

  it('cannot have the id of an earlier message', () =>
    expect(codes(clear(creditFileXml([bulk('ONE'), bulk('TWO')]), { seenMessage: (id) => id === 'TWO' }))).toEqual([
      'B00',
      'B04',
    ]));

  it('are from the sender of the file, in a version of the rulebook', () => {
    expect(codes(clear(creditFileXml([bulk('ONE'), bulk('TWO', [good], { instructing: 'ZYXXDEF0XXX' })])))).toEqual([
      'B00',
      'B06',
    ]);
    expect(codes(clear(creditFileXml([bulk('ONE', [good], { version: '02' })])))).toEqual(['B07']);
  });

  it('can refer to earlier bulks, once', () => {
    const bulks = [
      bulk('MSG-1', [good]),
      returnXml([{ amount: '50.00' }]),
      returnXml([{ amount: '50.00' }], 'RTR-2'),
      returnXml([{ amount: '50.00', messageId: 'OTHER' }], 'RTR-3'),
    ];
    const { verdict, bulks: kept } = clear(creditFileXml(bulks));
    expect(verdict.bulks?.map(({ groupStatus }) => groupStatus)).toEqual(['ACCP', 'ACCP', 'RJCT', 'RJCT']);
    expect(verdict.reasons.map(({ bulk: number, trigger }) => [number, trigger]).slice(0, 2)).toEqual([
      [3, 'XT75'],
      [4, 'XT74'],
    ]);
    expect(kept?.[1]?.acceptedReferences).toEqual([{ originalMessageId: 'MSG-1', transactionIds: ['TX-1'] }]);
  });

  it('settle with the last of them', () => {
    const { settlesAt } = clear(creditFileXml([bulk('ONE'), bulk('TWO', [good], { settlementDate: '2026-03-03' })]));
    expect(secondsLater(settlesAt ?? '')).toBe(23);
  });

  it('are silent together, or not', () => {
    const silent = bulk('ONE', [{ remittance: 'SIM:SILENT' }]);
    expect(clear(creditFileXml([silent]))).toMatchObject({ answers: [], silence: { trigger: 'SIM:SILENT' } });
    const half = clear(creditFileXml([silent, bulk('TWO')]));
    expect(half).not.toHaveProperty('silence');
    expect(statuses(partsOf(half).texts)).toEqual([['TWO', 'ACCP']]);
  });
});

describe('later answers', () => {
  it('are sent in files by type, together where they are due together', () => {
    const input = inputOf(
      creditFileXml([
        bulk('ONE', [{ amount: '5.21' }]),
        bulk('TWO', [{ amount: '5.21' }, { amount: '5.51' }]),
        bulk('SIX', [{ remittance: 'SIM:MIRROR' }]),
      ]),
    );
    const result = clearFile(input);
    expect(result.answers.map(({ answer }) => answer.answerId)).toEqual(['a1', 'a2', 'a3', 'a4']);
    const files = result.answers.map((_, index) => {
      const { header, texts } = partsOf(result, index);
      return [
        header.get('FType'),
        texts.map((text) => /<(\w+) xmlns/.exec(text.slice(text.indexOf('<Document') + 9))?.[1]),
      ];
    });
    expect(files).toEqual([
      ['CVF', ['FIToFIPmtStsRpt', 'FIToFIPmtStsRpt', 'FIToFIPmtStsRpt']],
      ['RSF', ['FIToFIPmtStsRpt']],
      ['SCF', ['FIToFICstmrCdtTrf']],
      ['SCF', ['PmtRtr', 'PmtRtr']],
    ]);
    expect(partsOf(result, 3).header.get('NumRFRBlk')).toBe('2');
    expect(errorsInAnswers(result, input)).toEqual([]);
    const ids = result.answers.flatMap(({ messages }) => messages?.map(({ messageId }) => messageId));
    expect(new Set(ids).size).toBe(ids.length);
    const references = result.answers.map((_, index) => partsOf(result, index).header.get('FileRef'));
    expect(new Set(references).size).toBe(4);
  });

  it('are corrupted where one of them requests it', () => {
    const address = clear(creditFileXml([bulk('ONE', [{ remittance: 'SIM:CORRUPT(HDR)' }]), bulk('TWO')]));
    expect(partsOf(address).header.get('RcvgInst')).toBe('ZYZZDEX0');
    const text = clear(creditFileXml([bulk('ONE', [{ remittance: 'SIM:CORRUPT(XML)' }]), bulk('TWO')]));
    expect(readEnvelope(text.answers[0]?.bytes ?? bytesOf(''))?.wellFormed).toBe(false);
  });

  it('contain the answer to a recall in a separate file', () => {
    const originals = [{ bytes: bytesOf(bulk('MSG-1')), messageType: 'pacs.008.001.08', isSettled: true }];
    const input = inputOf(creditFileXml([recallXml([{ amount: '50.00' }])]), { originals });
    const result = clearFile(input);
    expect(result.answers.map((_, index) => partsOf(result, index).header.get('FType'))).toEqual(['CVF', 'SCF']);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });

  it('have other types for direct debits', () => {
    const debits = directDebitXml({
      transfers: [{ amount: '5.23' }, { amount: '5.51' }, { remittance: 'SIM:RVSL(MS02,+1D)' }],
    });
    const input = inputOf(debitFileXml([debits, directDebitXml({ messageId: 'TWO', transfers: [faulty] })]), {
      scheme: 'core',
    });
    const result = clearFile(input);
    expect(result.verdict.bulks?.map(({ groupStatus }) => groupStatus)).toEqual(['ACCP', 'RJCT']);
    const types = result.answers.map((_, index) => partsOf(result, index).header.get('FType'));
    expect(types).toEqual(['DVF', 'DNF', 'UDF', 'SDF', 'SDF']);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });
});
