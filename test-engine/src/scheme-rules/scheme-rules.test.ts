import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { bulkInput, inputOf, paymentsXml } from '../testing/clearing-input.fixture.ts';
import { bytesOf, senderBic, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { recallXml, returnXml } from '../testing/r-messages.fixture.ts';
import { profileOfInput } from './profile-of-input.ts';
import { refusals } from './refusals.ts';
import { schemeFaultsIn } from './scheme-faults.ts';

const two: readonly TransferSample[] = [{ amount: '50.00' }, { amount: '60.00' }];

type Change = readonly [from: string | RegExp, to: string];

/** The last transaction, or else the header, with a change. */
const changed = (scheme: ClearingInput['scheme'], [from, to]: Change, transfers = two): string => {
  const xml = paymentsXml({ scheme, transfers });
  const last = xml.lastIndexOf('<PmtId>');
  const [before, after] = [xml.slice(0, last), xml.slice(last)];
  const corrected = after.replace(from, to);
  return corrected === after ? xml.replace(from, to) : before + corrected;
};

const verdictOn = (xml: string, changes: Partial<ClearingInput> = {}) => {
  const { groupStatus, bulkCode, reasons } = clearFile(inputOf(xml, changes)).verdict;
  const [first] = reasons;
  return [groupStatus, bulkCode, first?.trigger, first?.params.rule];
};

describe('scheme errors of the validator', () => {
  it('come from existing rules, of which only T-05 and R-04 are not errors by default', () => {
    const severities = new Map(ruleCatalogue.map(({ id, severity }) => [id, severity]));
    const other = Object.keys(refusals).filter((ruleId) => severities.get(ruleId) !== 'Error');
    // T-05 is an error in references, R-04 where the original cannot be the one of the message.
    expect(other).toEqual(['T-05', 'R-04']);
  });

  it.each<[string, string, Change]>([
    ['P-11', 'FF01', ['<ChrgBr>SLEV', '<ChrgBr>SHAR']],
    ['I-05', 'RR02', ['<Dbtr><Nm>Ada Debtor</Nm></Dbtr>', '<Dbtr></Dbtr>']],
    ['I-05', 'RR03', [/<Cdtr><Nm>[^<]*<\/Nm><\/Cdtr>/, '<Cdtr></Cdtr>']],
    ['T-05', 'FF01', ['<EndToEndId>E2E-2', '<EndToEndId>Ü2E-2']],
    ['T-06', 'FF01', ['<EndToEndId>E2E-2', '<EndToEndId>/E2E-2']],
    ['P-07', 'FF01', ['<RmtInf>', '<Purp><Prtry>WXYZ</Prtry></Purp><RmtInf>']],
  ])('%s rejects a credit transfer with %s', (rule, code, change) =>
    expect(verdictOn(changed('sct', change))).toEqual(['PART', 'B01', code, rule]),
  );

  it.each<[string, string, Change]>([
    ['P-05', 'FF01', ['<SeqTp>RCUR', '<SeqTp>RPRE']],
    ['P-11', 'FF01', ['<ChrgBr>SLEV', '<ChrgBr>SHAR']],
    ['D-02', 'XT53', ['DE98ZZZ09999999999', 'DE97ZZZ09999999999']],
    ['D-03', 'MD02', ['<MndtId>MANDATE-2', '<MndtId>MANDATE_2']],
  ])('%s rejects a collection with %s', (rule, code, change) =>
    expect(verdictOn(changed('core', change), { scheme: 'core' })).toEqual(['PART', 'B01', code, rule]),
  );

  it.each<[string, string, Change]>([
    ['G-11', 'B99', ['<SttlmMtd>CLRG', '<SttlmMtd>INGA']],
    ['P-01', 'B99', ['<SvcLvl><Cd>SEPA', '<SvcLvl><Cd>URGP']],
  ])('%s rejects the bulk with %s', (rule, code, change) =>
    expect(verdictOn(changed('sct', change))).toEqual(['RJCT', code, code, rule]),
  );

  it('reject R-messages', () => {
    const originals = [{ bytes: bulkInput(two).bytes, messageType: 'pacs.008.001.08' }];
    const agreed = returnXml([{ amount: '50.00', reason: 'FOCR' }]);
    expect(verdictOn(agreed, { originals })).toEqual(['RJCT', 'B08', 'XT76', 'R-13']);
  });

  it('apply only where the environment sets error', () => {
    const xml = changed('sct', ['<ChrgBr>SLEV', '<ChrgBr>SHAR']);
    const input = inputOf(xml);
    const profile = { ...profileOfInput(input), overrides: { 'P-11': 'Warning' } as const };
    expect(clearFile({ ...input, profile }).verdict.groupStatus).toBe('ACCP');
  });

  it('include elements outside the subset of the scheme, unless a specific rule reports them', () => {
    const outside = changed('sct', ['<Dbtr>', '<InitgPty><Nm>Ina</Nm></InitgPty><Dbtr>']);
    expect(verdictOn(outside)).toEqual(['PART', 'B01', 'FF01', 'E-01']);
    expect(verdictOn(changed('sct', ['<ChrgBr>SLEV', '<ChrgBr>SHAR']))).toEqual(['PART', 'B01', 'FF01', 'P-11']);
  });

  it('are found in each of very many transactions', () => {
    const transfers = Array.from({ length: 1_200 }, (_, index) => ({ transactionId: `T${index}` }));
    const xml = paymentsXml({ transfers }).replaceAll('<ChrgBr>SLEV', '<ChrgBr>SHAR');
    const input = inputOf(xml);
    const { ofTransactions, ofBulk } = schemeFaultsIn(bytesOf(xml), profileOfInput(input));
    expect([ofTransactions.size, ofBulk]).toEqual([1_200, undefined]);
    expect(ofTransactions.get(1_200)).toEqual({ ruleId: 'P-11', code: 'FF01', path: 'ChrgBr' });
    expect(clearFile(input).verdict.counts).toMatchObject({ accepted: 0, rejected: 1_200 });
  });

  it('are the same for a later request', () => {
    const bytes = bytesOf(changed('sct', ['<ChrgBr>SLEV', '<ChrgBr>SHAR']));
    const input = inputOf(recallXml([{ transactionId: 'TX-2', amount: '60.00' }]), {
      originals: [{ bytes, messageType: 'pacs.008.001.08' }],
    });
    const [, answer] = clearFile(input).answers;
    expect(answer?.answer.reason).toMatchObject({ textKey: 'engine.recallOfRejected', params: { original: 'FF01' } });
    expect(textOf(answer?.bytes ?? bytesOf(''))).toContain('<Cd>NOOR</Cd>');
  });

  it('include ids that were used before, with a message history', () => {
    const input = inputOf(paymentsXml({ transfers: two }));
    const uses = { [useKeys.transaction(senderBic, 'TX-2')]: { messageId: 'OLD', at: input.now } };
    const profile = { ...profileOfInput(input), earlier: { uses, messages: {}, payments: {} } };
    const { verdict, rejectedTransactionIds } = clearFile({ ...input, profile });
    expect(verdict).toMatchObject({ groupStatus: 'PART', reasons: [{ trigger: 'AM05', transactionId: 'TX-2' }] });
    expect(rejectedTransactionIds).toEqual(['TX-2']);
    // The history of this message does not apply to its originals.
    const originals = [{ bytes: input.bytes, messageType: 'pacs.008.001.08' }];
    const recall = inputOf(recallXml([{ transactionId: 'TX-2', amount: '60.00' }]), { originals, profile });
    expect(clearFile(recall).answers[1]?.answer.messageType).toBe('pacs.004.001.09');
  });
});
