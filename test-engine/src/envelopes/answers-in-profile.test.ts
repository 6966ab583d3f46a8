import { builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from '../clear-file.ts';
import { fileIdentity } from '../file-identity.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsIn, errorsInAnswers } from '../testing/errors-in.fixture.ts';
import { creditFileXml } from '../testing/files.fixture.ts';
import { readProfile } from './read-profile.ts';

const good = creditTransferXml({ messageId: 'M-1', transfers: [{ amount: '50.00' }] });
const sent = creditFileXml([good]);

const bulkClearing = builtInProfiles.find(({ profile }) => profile === 'bulk-clearing');
const forms = bulkClearing === undefined ? [] : formsOfProfile(bulkClearing);
const inBulkShape = sent
  .replaceAll('CreditFile', 'BlkClrIcfBlkCdtTrf')
  .replace('urn:clearbench:csm:icf', 'urn:clearbench:bulk:xsd:icf');

/** The same with names of its own for each element, and no service, test code or time. */
const own = readProfile(`profile: own-bank
name: Own bank
fileName: 'OB-{sender}-{time}{number}.{type}'
header: { sender: From, receiver: To, reference: Ref, originalReference: Original, rejectionReason: Result }
files:
  - { type: IN, family: credit, role: input, root: In, namespace: 'urn:own:in', services: [SCT],
      fields: [reference, sender, receiver], bulks: [{ element: FIToFICstmrCdtTrf, counter: Nb }] }
  - { type: OUT, family: credit, role: validation, root: Out, namespace: 'urn:own:out', services: [SCT],
      fields: [receiver, sender, reference, originalReference, rejectionReason], bulks: [{ element: FIToFIPmtStsRpt }] }
`).profile;
const ownForms = own === undefined ? [] : formsOfProfile(own);
const bulkText = /<FIToFICstmrCdtTrf[\s\S]*<\/FIToFICstmrCdtTrf>/.exec(sent)?.[0] ?? '';
const ownFile = (count: string, receiver = 'ZYCLFRP0XXX'): string =>
  `<In xmlns="urn:own:in"><Ref>OWN1</Ref><From>ZYAADEF0</From><To>${receiver}</To><Nb>${count}</Nb>${bulkText}</In>`;

/** Fields and counters in containers. */
const nested = readProfile(`profile: nested-bank
name: Nested bank
header: { sender: Hdr/From/BIC, receiver: Hdr/To/BIC, reference: Hdr/Ref, testCode: Hdr/Mode/Test, fileType: Kind/Tp }
files:
  - { type: IN, family: credit, role: input, root: In, namespace: 'urn:nested:in', services: [SCT],
      fields: [sender, receiver, reference, 'testCode?', fileType],
      bulks: [{ element: FIToFICstmrCdtTrf, counter: Counts/Payments }, { element: PmtRtr, counter: Counts/Returns }] }
  - { type: OUT, family: credit, role: validation, root: Out, namespace: 'urn:nested:out', services: [SCT],
      fields: [receiver, sender, reference, fileType], bulks: [{ element: FIToFIPmtStsRpt }] }
`);
const nestedForms = nested.profile === undefined ? [] : formsOfProfile(nested.profile);
type NestedFile = { readonly test?: string; readonly count?: string; readonly to?: string };
const nestedFile = ({ test = '<Mode><Test>T</Test></Mode>', count = '1', to = 'ZYCLFRP0' }: NestedFile = {}): string =>
  `<In xmlns="urn:nested:in"><Hdr><From><BIC>ZYAADEF0</BIC></From><To><BIC>${to}</BIC></To><Ref>N1</Ref>${test}</Hdr><Kind><Tp>IN</Tp></Kind><Counts><Payments>${count}</Payments><Returns>0</Returns></Counts>${bulkText}</In>`;

const answersOf = (xml: string, of = forms) => {
  const input = inputOf(xml, { forms: of });
  const result = clearFile(input);
  return { result, input, files: result.answers.map(({ bytes }) => readEnvelope(bytes, of)) };
};

describe('the clearing in another envelope profile', () => {
  it('checks a file of the bulk shape and answers in the same shape', () => {
    const { result, input, files } = answersOf(inBulkShape);
    expect(errorsIn(bytesOf(inBulkShape), input, input.now)).toEqual([]);
    expect(result.verdict.groupStatus).toBe('ACCP');
    expect(files.map((file) => file?.form.root)).toEqual(['BlkClrCvfBlkCdtTrf']);
    expect(result.answers[0]?.answer.fileName).toMatch(/^BC03SCTZYCLFRP0\d{15}\.C$/);
    expect(errorsInAnswers(result, input)).toEqual([]);
    expect(fileIdentity(bytesOf(inBulkShape))?.reference).toBe('REF1');
  });

  it('does not know the file without the profile', () => {
    const input = inputOf(inBulkShape);
    expect(errorsIn(bytesOf(inBulkShape), input, input.now)).toEqual([]);
    expect(clearFile(input).verdict.file).toBeUndefined();
  });

  it('reads and writes the fields where the profile has them, and the file name by its pattern', () => {
    const { result, input, files } = answersOf(ownFile('1'), ownForms);
    expect(errorsIn(bytesOf(ownFile('1')), input, input.now)).toEqual([]);
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', file: { fileType: 'IN', reference: 'OWN1' } });
    expect([...(files[0]?.header ?? [])]).toEqual([
      ['To', 'ZYAADEF0'],
      ['From', 'ZYCLFRP0'],
      ['Ref', expect.stringMatching(/^[0-9A-Z]{1,16}$/)],
      ['Original', 'OWN1'],
      ['Result', 'A00'],
    ]);
    expect(result.answers[0]?.answer.fileName).toMatch(/^OB-ZYCLFRP0-\d{15}\.OUT$/);
    expect(textOf(result.answers[0]?.bytes ?? new Uint8Array())).toContain('<f:Out xmlns:f="urn:own:out">');
    expect(errorsInAnswers(result, input)).toEqual([]);
  });

  it('writes an answer without a form of its role into a form that has its message', () => {
    const failing = creditFileXml([
      creditTransferXml({ messageId: 'M-1', transfers: [{ remittance: 'SIM:SETTFAIL' }] }),
    ]);
    const inOwn = ownFile('1').replace(
      bulkText,
      /<FIToFICstmrCdtTrf[\s\S]*<\/FIToFICstmrCdtTrf>/.exec(failing)?.[0] ?? '',
    );
    const { files } = answersOf(inOwn, ownForms);
    expect(files.map((file) => file?.form.fileType)).toEqual(['OUT', 'OUT']);
    expect(textOf(files[1]?.bulks[0]?.bytes ?? new Uint8Array())).toContain('ED05');
  });

  it('rejects a wrong receiver and a wrong counter by the codes of files', () => {
    expect(answersOf(ownFile('1', 'ZYBBDEF0'), ownForms).result.verdict.fileCode).toBe('A02');
    const { result, files } = answersOf(ownFile('2'), ownForms);
    expect(result.verdict.fileCode).toBe('A04');
    expect(files[0]?.header.get('Result')).toBe('A04');
  });

  it('has findings for them in the validator', () => {
    const wrong = ownFile('2', 'ZYBBDEF0').replace('OWN1', 'own 1');
    const { input } = answersOf(wrong, ownForms);
    const found = errorsIn(bytesOf(wrong), input, input.now).map((error) => error.split(' ')[1]);
    expect(found.toSorted()).toEqual(['H-02', 'H-06', 'H-08']);
  });

  it('reads and writes fields in containers', () => {
    expect('faults' in nested ? nested.faults : []).toEqual([]);
    const { result, input, files } = answersOf(nestedFile(), nestedForms);
    expect(errorsIn(bytesOf(nestedFile()), input, input.now)).toEqual([]);
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', file: { fileType: 'IN', reference: 'N1' } });
    expect(fileIdentity(bytesOf(nestedFile()), nestedForms)?.reference).toBe('N1');
    expect([...(files[0]?.header ?? [])].slice(0, 2)).toEqual([
      ['Hdr/To/BIC', 'ZYAADEF0'],
      ['Hdr/From/BIC', 'ZYCLFRP0'],
    ]);
    const text = textOf(result.answers[0]?.bytes ?? new Uint8Array()).replaceAll(/\s*\n\s*/g, '');
    expect(text).toContain('<f:Hdr><f:To><f:BIC>ZYAADEF0</f:BIC></f:To><f:From>');
    expect(text.match(/<f:Hdr>/g)).toHaveLength(1);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });

  it('checks fields in containers: values, counters, what is missing and what may be left out', () => {
    const found = (xml: string) => {
      const { result, input } = answersOf(xml, nestedForms);
      const errors = errorsIn(bytesOf(xml), input, input.now).map((error) => error.split(' ').slice(0, 2).join(' '));
      return [result.verdict.fileCode, errors.map((error) => error.split(' ')[1])];
    };
    expect(found(nestedFile({ to: 'ZYBBDEF0' }))).toEqual(['A02', ['H-02']]);
    expect(found(nestedFile({ count: '2' }))).toEqual(['A04', ['H-08']]);
    expect(found(nestedFile({ test: '<Mode><Test>P</Test></Mode>' }))).toEqual(['A05', ['H-04']]);
    expect(found(nestedFile({ test: '' }))).toEqual(['A00', []]);
    expect(found(nestedFile({ test: '<Other/>' }))[1]).toEqual(['T-03']);
    expect(found(nestedFile().replace('<Ref>N1</Ref>', ''))[1]).toEqual(['T-03']);
  });
});
