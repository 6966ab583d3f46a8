import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import { linesOf, offsetOf } from '@clearbench/iso20022/message-text/text-lines';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { messageForm } from './message-form.ts';
import { everyNode, nodeOf, sampleForm, sampleProfile } from './testing/form.fixture.ts';

const text = minimalMessage();
const two = text.replace(/ {4}<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/, (one) => one + one.replace('E1', 'E2'));

describe('the form of a message', () => {
  it('names fields in the words of people, in their order', () => {
    const group = nodeOf(text, '/GrpHdr');
    expect(group.children.map(({ name }) => name)).toEqual([
      'Message id',
      'Creation date and time',
      'Number of transactions',
      'Total interbank settlement amount',
      'Interbank settlement date',
      'Settlement',
    ]);
    const german = messageForm(text, { profile: sampleProfile, language: 'de' });
    expect(JSON.stringify(german)).toContain('"Zahler"');
  });

  it('tells what a field means, whether it is there or missing', () => {
    expect(nodeOf(text, '/MsgId').meaning).toBe(fieldMeaning('MsgId', 'en'));
    const without = nodeOf(text.replace('<MsgId>M1</MsgId>', ''), '/GrpHdr');
    expect(without.children[0]).toMatchObject({ present: false, meaning: fieldMeaning('MsgId', 'en') });
    const french = messageForm(text, { profile: sampleProfile, language: 'fr' });
    expect(JSON.stringify(french)).toContain(fieldMeaning('MsgId', 'fr'));
  });

  it('says what a value may be, and what it may be among', () => {
    expect(nodeOf(text, '/MsgId').field).toEqual({ value: 'M1', input: { kind: 'text', min: 1, max: 35 } });
    expect(nodeOf(text, '/SttlmMtd').field?.input).toMatchObject({
      kind: 'code',
      choices: expect.arrayContaining([{ code: 'CLRG', text: 'Through a clearing system' }]),
    });
    expect(nodeOf(text, '/IntrBkSttlmDt').field?.input).toEqual({ kind: 'date' });
  });

  it('keeps an amount and its currency together', () =>
    expect(nodeOf(text, '/IntrBkSttlmAmt')).toMatchObject({
      field: { value: '1.00', input: { kind: 'decimal', fractionDigits: 2 } },
      attribute: { tag: 'Ccy', value: 'EUR', input: { kind: 'listed' } },
    }));

  it('knows the ways of a choice, and the one taken', () =>
    expect(nodeOf(text, '/DbtrAcct/Id')).toMatchObject({
      kind: 'choice',
      ways: [{ tag: 'IBAN', name: 'IBAN' }],
      chosen: 'IBAN',
    }));

  it('offers what may be added, and has what is required and missing', () => {
    const group = nodeOf(text.replace('<MsgId>M1</MsgId>', ''), '/GrpHdr');
    expect(group.children[0]).toMatchObject({ tag: 'MsgId', required: true, present: false, field: { value: '' } });
    expect(group.offers.map(({ tag }) => tag)).toContain('InstgAgt');
    expect(group.offers.map(({ tag }) => tag)).not.toContain('MsgId');
    expect(nodeOf(text, '/PmtId').offers.map(({ tag }) => tag)).toContain('InstrId');
  });

  it('says what is wrong with a value', () => {
    expect(nodeOf(text.replace('2025-10-16', '2025-13-16'), '/IntrBkSttlmDt').field?.fault).toBe('date');
    expect(nodeOf(text.replace('SLEV', 'XXXX'), '/ChrgBr').field?.fault).toBe('enumeration');
    expect(nodeOf(text, '/ChrgBr').field).not.toHaveProperty('fault');
  });

  it('has the place of each element in the text', () => {
    const strange = text.replace('<Nm>Anna', '<!-- 𝄞 ü --><Nm>Anna 𝄞').replaceAll('\n', '\r\n');
    const lines = linesOf(strange);
    const present = everyNode(sampleForm(strange).root).filter((node) => node.present);
    for (const { path, tag, from, to, inside, field } of present) {
      const [begin = 0, end = 0, value = 0] = [from, to, inside].map((at) => at && offsetOf(lines, at.line, at.column));
      const written = strange.slice(begin, end);
      expect({ path, is: written.startsWith(`<${tag}`) && /(\/>|<\/\w+>)$/.test(written) }).toEqual({ path, is: true });
      if (field) expect(strange.slice(value)).toMatch(new RegExp(`^${field.value}`));
    }
  });

  it('has one transaction at a time', () => {
    expect(sampleForm(two)).toMatchObject({ transaction: 1, transactionLines: [11, 22] });
    expect(nodeOf(two, '/EndToEndId', { transaction: 2 }).field?.value).toBe('E2');
    expect(nodeOf(two, '/FIToFICstmrCdtTrf', { transaction: 2 })).toMatchObject({
      notShown: 0,
      children: { length: 2 },
    });
    expect(sampleForm(two, { transaction: 9 }).transaction).toBe(2);
  });

  it('shows unknown elements as they are, without a field', () =>
    expect(nodeOf(text.replace('<Nm>Anna</Nm>', '<Nam>Anna</Nam>'), '/Nam')).toMatchObject({
      kind: 'unknown',
      canRemove: true,
    }));

  it('shows the messages of a file one clearing sends another', () => {
    const body = /<FIToFI[\s\S]*<\/FIToFICstmrCdtTrf>/.exec(text)?.[0] ?? '';
    const file = `<CreditFile xmlns="urn:clearbench:csm:icf"><SndgInst>ZYDODEF0</SndgInst>${body.replace(
      '<FIToFICstmrCdtTrf>',
      '<FIToFICstmrCdtTrf xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">',
    )}</CreditFile>`;
    expect(nodeOf(file, '/FIToFICstmrCdtTrf/GrpHdr/MsgId').field?.value).toBe('M1');
  });
});

describe('where there is no form', () => {
  it('says where a text is not well-formed', () =>
    expect(messageForm(text.replace('</PmtId>', ''), { profile: sampleProfile })).toMatchObject({
      status: 'broken',
      variant: 'mismatch',
      line: 21,
    }));

  it('says which message it does not know', () =>
    expect(messageForm('<a xmlns="urn:b"><c/></a>', { profile: sampleProfile })).toEqual({
      status: 'noModel',
      namespace: 'urn:b',
      element: 'a',
    }));
});
