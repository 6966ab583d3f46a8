import { takeIn } from '../clearing/intake.ts';
import { bulkInput, inputOf } from '../testing/clearing-input.fixture.ts';
import { returnXml } from '../testing/r-messages.fixture.ts';
import { fileFault } from './file-checks.ts';

const codeOf = (...[input]: Parameters<typeof takeIn>) => fileFault(takeIn(input))?.code;
const unsupportedReason =
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>';

describe('file', () => {
  it('passes without faults', () => {
    expect(codeOf(bulkInput([{}]))).toBeUndefined();
    expect(codeOf(bulkInput([{}], { rbVersion: '2021' }, { version: '02' }))).toBeUndefined();
  });

  it('must be well-formed (A07)', () => expect(codeOf(inputOf('<Document><a></Document>'))).toBe('A07'));

  it('must be an accepted message type, in the version of the rulebook (A06)', () => {
    expect(codeOf(inputOf(unsupportedReason))).toBe('A06');
    expect(codeOf(inputOf('<a/>'))).toBe('A06');
    const fault = fileFault(takeIn(bulkInput([{}], { rbVersion: '2025' }, { version: '02' })));
    expect(fault?.reason).toMatchObject({
      textKey: 'engine.versionNotTaken',
      params: { messageType: 'pacs.008.001.02', expected: 'pacs.008.001.08' },
    });
  });

  it('must be valid against its schema (A08)', () => expect(codeOf(bulkInput([{}], { messageErrors: 1 }))).toBe('A08'));

  it('must be sent by its sender, with any branch (A01)', () => {
    expect(codeOf(bulkInput([{}], {}, { instructing: 'ZYBBFRP0XXX' }))).toBe('A01');
    expect(codeOf(bulkInput([{}], {}, { instructing: 'ZYAADEF0123' }))).toBeUndefined();
    expect(codeOf(inputOf(returnXml([{}]), { sender: { bic: 'ZYBBFRP0', testCode: 'T' } }))).toBe('A01');
    expect(codeOf(inputOf(returnXml([{}]), { sender: { bic: '', testCode: 'T' } }))).toBeUndefined();
  });
});
