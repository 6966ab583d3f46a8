import type { Profile } from '@clearbench/iso20022/profile';
import { type HeaderChanges, writtenFile } from '@clearbench/iso20022/samples/credit-file';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '../validate.ts';

const header: HeaderChanges = {
  SndgInst: 'ZYDODEF0',
  RcvgInst: 'ZYCSDEF0',
  FileRef: 'Q1',
  SrvcId: 'SCT',
  TstCode: 'T',
  FType: 'IQF',
  FDtTm: '2025-10-15T10:30:00',
  NumCNRBlk: '1',
  NumRMPBlk: '1',
  NumROIBlk: '0',
  NumSRBlk: '0',
};

const findings = (changes: HeaderChanges, bulks: readonly string[], profile: Partial<Profile> = {}) => {
  const file = writtenFile('urn:clearbench:csm:iqf', { ...header, ...changes }, bulks);
  const text = file.replaceAll('c:CreditFile', 'c:InquiryFile');
  return validate(new TextEncoder().encode(text), { ...sctProfile, direction: 'TS', ...profile })
    .validationMessages.filter(({ severity }) => severity === 'Error')
    .map(({ ruleId }) => ruleId);
};

describe('a file of inquiries', () => {
  it('holds claims of non-receipt and requests to modify payments', () =>
    expect(findings({}, [camt027(), camt087()])).toEqual([]));

  it('counts its bulks, and goes to the clearing', () => {
    expect(findings({ NumCNRBlk: '2' }, [camt027(), camt087()])).toEqual(['H-08']);
    expect(findings({}, [camt027(), camt087()], { direction: 'ST' })).toEqual(['H-05']);
  });

  it('holds no payments', () => expect(findings({ NumRMPBlk: '0' }, [camt027(), pacs008()])).toContain('T-03'));
});
