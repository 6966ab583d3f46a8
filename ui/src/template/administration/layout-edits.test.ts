import type { TemplateContent } from '@clearbench/contracts/template/events';
import { addSection, changeField, fieldToSection, moveField, moveSection, removeSection } from './layout-edits.ts';
import { freshTemplate } from './template-form.ts';

const field = (name: string) => ({ name, label: name, kind: 'text', required: true }) as const;
const content: TemplateContent = {
  ...freshTemplate.content,
  sections: [
    { name: 'one', label: 'One', fields: [field('a'), field('b')] },
    { name: 'two', label: 'Two', fields: [] },
  ],
};
const fieldsOf = ({ sections }: TemplateContent) =>
  sections.map(({ name, fields }) => `${name}: ${fields.map((one) => one.name).join(' ')}`);

describe('a layout', () => {
  it('moves fields and sections, but not out of the list', () => {
    expect(fieldsOf(moveField(content, 'one', 1, -1))).toEqual(['one: b a', 'two: ']);
    expect(fieldsOf(moveField(content, 'one', 1, 1))).toEqual(['one: a b', 'two: ']);
    expect(fieldsOf(moveSection(content, 0, 1))).toEqual(['two: ', 'one: a b']);
  });
  it('moves fields between sections', () =>
    expect(fieldsOf(fieldToSection(content, 'a', 'two'))).toEqual(['one: b', 'two: a']));
  it('adds and removes sections, each with a unique name', () => {
    const more = addSection(addSection(content, 'More'), 'More');
    expect(fieldsOf(more)).toEqual(['one: a b', 'two: ', 'section3: ', 'section4: ']);
    expect(fieldsOf(addSection(removeSection(more, 'section3'), 'More')).at(-1)).toBe('section5: ');
  });
  it('changes a field in any position', () =>
    expect(changeField(content, 'b', { label: 'Bee' }).sections[0]?.fields[1]).toMatchObject({ label: 'Bee' }));
});
