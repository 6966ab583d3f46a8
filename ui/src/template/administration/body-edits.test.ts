import type { TemplateContent } from '@clearbench/contracts/template/events';
import { groupable, type Stretch, stretches, withField, withGroup, withoutField } from './body-edits.ts';

const body =
  '<D>\n<H><Id>M1</Id></H>\n<Tx><Amt Ccy="EUR">1.00</Amt><Id>T1</Id></Tx>\n<Tx><Amt Ccy="EUR">2.00</Amt></Tx>\n</D>';
const content: TemplateContent = {
  title: 'T',
  description: '',
  group: '',
  messageType: 'pacs.008.001.08',
  scheme: 'sct',
  rbVersions: ['2025'],
  sections: [],
  body,
};
const placeOf = (of: TemplateContent, text: string) => stretches(of.body).find((one) => one.text === text) as Stretch;

describe('a text that becomes a template', () => {
  it('is split at its values, and nothing is lost', () => {
    const cut = stretches(body);
    expect(cut.filter(({ kind }) => kind === 'value').map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Id M1',
      'Amt 1.00',
      'Id T1',
      'Amt 2.00',
    ]);
    expect(cut.map(({ text }) => text).join('')).toBe(body);
    expect(cut.every(({ at, text }) => body.startsWith(text, at))).toBe(true);
  });

  it('gets a field for a value, with the value as default and a unique name', () => {
    const first = withField(content, placeOf(content, 'M1'));
    const { content: both, name } = withField(first.content, placeOf(first.content, 'T1'));
    expect([first.name, name]).toEqual(['id', 'id2']);
    expect(both.body).toContain('<Id>{{id}}</Id>');
    expect(both.body).toContain('<Id>{{id2}}</Id>');
    expect(both.sections[0]?.fields).toMatchObject([
      { name: 'id', kind: 'text', element: 'Id', default: { from: 'literal', value: 'M1' } },
      { name: 'id2' },
    ]);
    expect(
      stretches(both.body)
        .filter(({ kind }) => kind === 'field')
        .map((one) => one.name),
    ).toEqual(['id', 'id2']);
  });

  it('gets the value back when the field is removed', () =>
    expect(withoutField(withField(content, placeOf(content, '1.00')).content, 'amt').body).toBe(body));

  it('repeats an element, with the fields inside it', () => {
    expect(groupable(body)).toEqual(['D', 'H', 'Tx']);
    const grouped = withGroup(withField(content, placeOf(content, '1.00')).content, 'Tx');
    expect(grouped.body).toBe(
      '<D>\n<H><Id>M1</Id></H>\n{{#tx}}<Tx><Amt Ccy="EUR">{{amt}}</Amt><Id>T1</Id></Tx>{{/tx}}\n</D>',
    );
    expect(grouped.sections.map(({ name, fields }) => [name, fields.length])).toEqual([
      ['own', 0],
      ['tx', 1],
    ]);
    const inside = withField(grouped, placeOf(grouped, 'T1'));
    expect(inside.content.sections[1]?.fields.map(({ name }) => name)).toEqual(['amt', 'id']);
  });
});
