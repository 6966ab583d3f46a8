import { createdFrom } from '../testing/created-from.fixture.ts';
import { exportedTemplate } from './built-in-templates.ts';

const sctMaximal = exportedTemplate('sct-maximal');

const optionalFields = sctMaximal.content.sections
  .flatMap(({ fields }) => fields)
  .filter(({ required, default: from }) => !required && from?.from !== 'reference' && from?.from !== 'uuid');

const withFields = (fields: Record<string, string>) => createdFrom(sctMaximal, { values: { fields } });

describe('maximal credit transfer', () => {
  it('omits emptied fields with their elements', () => {
    const text = withFields(Object.fromEntries(optionalFields.map(({ name }) => [name, ''])));
    for (const element of [
      'PstlAdr',
      'Prxy',
      'LEI',
      'UltmtDbtr',
      'UltmtCdtr',
      'Purp',
      'CtgyPurp',
      'RmtInf',
      'InstdAgt',
    ])
      expect(text).not.toContain(`<${element}>`);
    expect(text).not.toMatch(/<(\w+)>\s*<\/\1>/);
    expect(text).not.toMatch(/\n\s*\n/);
  });

  it('writes free text instead of a creditor reference', () => {
    const text = withFields({ creditorReference: '', remittance: 'Invoice 4711' });
    expect(text).toContain('<Ustrd>Invoice 4711</Ustrd>');
    expect(text).not.toContain('<Strd>');
  });

  it('writes both into one element, for tests of their rejection', () => {
    const text = withFields({ remittance: 'Invoice 4711' });
    expect(text.match(/<RmtInf>/g)).toHaveLength(1);
    expect(text).toMatch(/<Ustrd>Invoice 4711<\/Ustrd>\s*<Strd>/);
  });

  it('writes the filled address', () => {
    const text = withFields({ debtorLine1: 'c/o Muster' });
    expect(text).toMatch(/<Ctry>DE<\/Ctry>\s*<AdrLine>c\/o Muster<\/AdrLine>\s*<\/PstlAdr>/);
  });
});
