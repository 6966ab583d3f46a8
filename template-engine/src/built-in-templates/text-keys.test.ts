import { builtInTemplateList } from './templates.ts';
import { builtInTemplateTexts, textKeysOf } from './text-keys.ts';

const { en, de, fr } = builtInTemplateTexts;

describe('texts of the built-in templates', () => {
  it('exist in every language, and no others do', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(builtInTemplateList)('of $templateName have reversible keys', ({ templateName, content }) => {
    const keys = textKeysOf(templateName, content);
    const { title, group, sections } = content;
    const labels = sections.flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)]);
    for (const text of [title, group, ...labels]) expect(en[keys[text] ?? '']).toBe(text);
    for (const [text, key] of Object.entries(keys)) expect(en[key]).toBe(text);
  });

  it('have no key once changed, or in another template', () => {
    const [first] = builtInTemplateList;
    if (!first) throw new Error('no templates');
    const { templateName, content } = first;
    const changed = { ...content, title: 'Ours', description: '' };
    expect(textKeysOf(templateName, changed)).not.toHaveProperty('Ours');
    expect(textKeysOf(templateName, changed)[content.group]).toBeDefined();
    expect(textKeysOf('somebody-elses', content)).toEqual({});
  });
});
