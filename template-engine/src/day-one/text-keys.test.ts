import { dayOneTemplates } from './templates.ts';
import { dayOneTexts, textKeysOf } from './text-keys.ts';

const { en, de, fr } = dayOneTexts;

describe('the texts of the templates of a new installation', () => {
  it('are there in every language, and no others', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(dayOneTemplates)('of $templateName have keys that lead back to them', ({ templateName, content }) => {
    const keys = textKeysOf(templateName, content);
    const { title, group, sections } = content;
    const labels = sections.flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)]);
    for (const text of [title, group, ...labels]) expect(en[keys[text] ?? '']).toBe(text);
    for (const [text, key] of Object.entries(keys)) expect(en[key]).toBe(text);
  });

  it('have no key once somebody has put them differently, nor in a template of somebody else', () => {
    const [first] = dayOneTemplates;
    if (!first) throw new Error('no templates');
    const { templateName, content } = first;
    const changed = { ...content, title: 'Ours', description: '' };
    expect(textKeysOf(templateName, changed)).not.toHaveProperty('Ours');
    expect(textKeysOf(templateName, changed)[content.group]).toBeDefined();
    expect(textKeysOf('somebody-elses', content)).toEqual({});
  });
});
