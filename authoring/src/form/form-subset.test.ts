import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { everyNode, nodeOf, sampleForm } from './testing/form.fixture.ts';

const text = minimalMessage();
const all = { showsAll: true };
const mark = { isConfirmed: true, scheme: 'SCT', rulebook: '2025' };
const residence = text.replace('<Nm>Anna</Nm>', '<Nm>Anna</Nm><CtryOfRes>DE</CtryOfRes>');

describe('the form of a message whose subset is known', () => {
  it('offers what only ISO 20022 allows with the switch alone, last and marked', () => {
    const tags = (options = {}) => nodeOf(text, '/Dbtr', options).offers.map(({ tag }) => tag);
    expect(tags()).toEqual(['PstlAdr', 'Id']);
    expect(tags(all)).toEqual(['PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls']);
    expect(nodeOf(text, '/Dbtr', all).offers.map(({ outsideSubset }) => outsideSubset)).toEqual([
      undefined,
      undefined,
      mark,
      mark,
    ]);
  });

  it('shows an element of the text that the subset does not have, marked', () => {
    expect(nodeOf(residence, '/CtryOfRes')).toMatchObject({ present: true, outsideSubset: mark, canRemove: true });
    expect(nodeOf(residence, '/Dbtr')).not.toHaveProperty('outsideSubset');
  });

  it('marks one more than the subset allows', () => {
    const lines = '<PstlAdr><AdrLine>A</AdrLine><AdrLine>B</AdrLine><AdrLine>C</AdrLine></PstlAdr>';
    const address = text.replace('<Nm>Anna</Nm>', `<Nm>Anna</Nm>${lines}`);
    expect(nodeOf(address, '/AdrLine[2]')).toMatchObject({ canRepeat: false });
    expect(nodeOf(address, '/AdrLine[3]')).toMatchObject({ outsideSubset: mark });
    const two = address.replace('<AdrLine>C</AdrLine>', '');
    expect(nodeOf(two, '/AdrLine[2]').canRepeat).toBe(false);
    expect(nodeOf(two, '/AdrLine[2]', all).canRepeat).toBe(true);
  });

  it('requires what the subset requires, and has it where it is missing', () => {
    expect(nodeOf(text, '/Dbtr/Nm')).toMatchObject({ required: true, present: true, canRemove: false });
    expect(nodeOf(text, '/Dbtr/Nm', all).canRemove).toBe(true);
    expect(nodeOf(text.replace('<Nm>Anna</Nm>', ''), '/Dbtr/Nm')).toMatchObject({ required: true, present: false });
  });

  it('narrows the values: length, codes, digits', () => {
    expect(nodeOf(text, '/Dbtr/Nm').field).toMatchObject({ input: { kind: 'text', max: 70 }, maxLength: 70 });
    expect(nodeOf(text, '/Dbtr/Nm', all).field).not.toHaveProperty('maxLength');
    const codes = (options = {}) => {
      const { input } = nodeOf(text, '/ChrgBr', options).field ?? {};
      return input?.kind === 'code' ? input.choices.map(({ code, outsideSubset }) => [code, outsideSubset]) : [];
    };
    expect(codes()).toEqual([['SLEV', undefined]]);
    expect(codes(all)).toEqual([['SLEV', undefined], ...['SHAR', 'DEBT', 'CRED'].map((code) => [code, mark])]);
    expect(nodeOf(text.replace('>1.00<', '>1.005<'), '/IntrBkSttlmAmt').field?.fault).toBe('fractionDigits');
  });

  it('offers of a choice the options of the subset, and the selected one', () => {
    const other = text.replace(/<DbtrAcct><Id><IBAN>.*?<\/IBAN>/, '<DbtrAcct><Id><Othr><Id>1</Id></Othr>');
    const ways = (from: string, options = {}) =>
      nodeOf(from, '/DbtrAcct/Id', options).ways?.map(({ tag, outsideSubset }) => [tag, outsideSubset]);
    expect(ways(text)).toEqual([['IBAN', undefined]]);
    expect(ways(text, all)).toEqual([
      ['IBAN', undefined],
      ['Othr', mark],
    ]);
    expect(ways(other)).toEqual(ways(text, all));
  });

  it('follows the use of the message', () => {
    const [recall] = cleanSamples('2025').filter(({ text: one }) => one.includes('camt.056'));
    if (recall === undefined) throw new Error('no sample');
    const offers = (code: string) =>
      nodeOf(recall.text.replace(/(<Rsn>\s*<Cd>)\w+/, `$1${code}`), '/CxlRsnInf[1]/Orgtr', { profile: recall.profile })
        .offers;
    expect(offers('CUST').map(({ tag }) => tag)).not.toContain('Id');
    expect(offers('DUPL').map(({ tag }) => tag)).not.toEqual(offers('CUST').map(({ tag }) => tag));
  });
});

describe('the form of a message whose subset is not known', () => {
  const report = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-01-15T10:00:00</CreDtTm></GrpHdr></BkToCstmrStmt></Document>`;

  it('is the same with the switch', () => {
    expect(sampleForm(report, all)).toEqual(sampleForm(report));
    expect(everyNode(sampleForm(report).root).flatMap(({ offers }) => offers).length).toBeGreaterThan(0);
  });
});

describe('the form of a clean message', () => {
  const samples = (['2019', '2021', '2023', '2025'] as const).flatMap(cleanSamples);

  it.each(samples)('$name has no missing and no marked element', ({ text: clean, profile }) => {
    const nodes = everyNode(sampleForm(clean, { profile }).root);
    const odd = nodes.filter(({ present, outsideSubset, field }) => !present || outsideSubset || field?.fault);
    expect(odd.map(({ path, present, field }) => ({ path, present, fault: field?.fault }))).toEqual([]);
  });
});
