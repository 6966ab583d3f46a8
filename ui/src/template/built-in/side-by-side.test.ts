import type { TemplateContent } from '@clearbench/contracts/template/events';
import { sideBySide, templateText } from './side-by-side.ts';

const content: TemplateContent = {
  title: 'Credit transfer',
  description: 'One payment',
  group: 'Credit transfers',
  messageType: 'pacs.008.001.08',
  scheme: 'sct',
  rbVersions: ['2025', '2023'],
  sections: [
    {
      name: 'payment',
      label: 'Payment',
      fields: [
        {
          name: 'amount',
          label: 'Amount',
          kind: 'amount',
          required: true,
          default: { from: 'literal', value: '1.00' },
        },
        { name: 'name', label: 'Name', kind: 'text', required: false },
      ],
    },
  ],
  body: '<Document>\n  {{amount}}\n</Document>',
};

describe('a template as text', () => {
  it('has one property per line', () =>
    expect(templateText(content).split('\n')).toEqual([
      'title: Credit transfer',
      'description: One payment',
      'group: Credit transfers',
      'messageType: pacs.008.001.08',
      'scheme: sct',
      'rbVersions: 2025, 2023',
      '',
      'sections:',
      '- name: payment',
      '  label: Payment',
      '  fields:',
      '    - name: amount',
      '      label: Amount',
      '      kind: amount',
      '      required: true',
      '      default:',
      '        from: literal',
      '        value: 1.00',
      '    - name: name',
      '      label: Name',
      '      kind: text',
      '      required: false',
      '',
      'body:',
      '<Document>',
      '  {{amount}}',
      '</Document>',
    ]));
});

describe('two templates side by side', () => {
  it('have no rows where they are equal', () => {
    const rows = sideBySide(templateText(content), templateText(content));
    expect(rows.filter(({ kind }) => kind === 'changed')).toEqual([]);
  });

  it('have no rows where their properties only have a different order', () => {
    const backwards = <T>(value: T): T =>
      Array.isArray(value) || typeof value !== 'object' || value === null
        ? value
        : (Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, part]) => [name, backwards(part)]),
          ) as T);
    const sections = content.sections.map((section) => ({
      ...backwards(section),
      fields: section.fields.map(backwards),
    }));
    const rows = sideBySide(templateText(content), templateText({ ...backwards(content), sections }));
    expect(rows.filter(({ kind }) => kind === 'changed')).toEqual([]);
  });

  it('show the differences, each line beside its counterpart', () => {
    const other = { ...content, title: 'Our transfer', body: '<Document>\n  {{amount}}\n  {{name}}\n</Document>' };
    const rows = sideBySide(templateText(other), templateText(content));
    expect(rows.filter(({ kind }) => kind === 'changed')).toEqual([
      { kind: 'changed', left: 'title: Our transfer', right: 'title: Credit transfer' },
      { kind: 'changed', left: '  {{name}}', right: undefined },
    ]);
    expect(rows.some(({ kind }) => kind === 'gap')).toBe(true);
  });
});
