import { builtInTemplate, builtInTemplates, exportedTemplate } from './built-in-templates.ts';
import { builtInTemplateTexts, formerTexts, textKeysOf } from './text-keys.ts';

const { en, de, fr } = builtInTemplateTexts;

describe('texts of the built-in templates', () => {
  it('exist in every language, and no others do', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it('have one key each, also those of earlier releases', () => {
    const texts = [...Object.values(en), ...Object.values(formerTexts).flat()];
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(Object.keys(formerTexts).filter((key) => en[key] === undefined)).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(
      builtInTemplates.flatMap(({ templateName, content }) => Object.values(textKeysOf(templateName, content))),
    );
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(builtInTemplates)('of $templateName have reversible keys', ({ templateName, content }) => {
    const keys = textKeysOf(templateName, content);
    const { title, description, group, sections } = content;
    const labels = sections.flatMap(({ label, help, fields }) => [
      label,
      help,
      ...fields.flatMap((field) => [field.label, field.help, ...(field.choices ?? []).map((choice) => choice.label)]),
    ]);
    const texts = [title, description, group, ...labels].filter((text) => text !== undefined);
    for (const text of texts) expect(en[keys[text] ?? '']).toBe(text);
    for (const [text, key] of Object.entries(keys)) expect(en[key]).toBe(text);
  });

  it('have no key once changed, or in another template', () => {
    const [first] = builtInTemplates;
    if (!first) throw new Error('no templates');
    const { templateName, content } = first;
    const changed = { ...content, title: 'Ours', description: '' };
    expect(textKeysOf(templateName, changed)).not.toHaveProperty('Ours');
    expect(textKeysOf(templateName, changed)[content.group]).toBeDefined();
    expect(textKeysOf('somebody-elses', content)).toEqual({});
  });

  it('have the same key in a template installed by an earlier release', () => {
    const { templateName, content } = exportedTemplate('sct-typical');
    const key = 'templateText.one-or-a-few-sepa-credit-transfers-with-remittance-88';
    const [description = ''] = formerTexts[key] ?? [];
    expect(description).not.toBe(builtInTemplate(templateName)?.content.description);
    expect(textKeysOf(templateName, { ...content, description })).toMatchObject({ [description]: key });
    expect(textKeysOf('sct-error', { ...exportedTemplate('sct-error').content, description })[description]).toBe(
      undefined,
    );
  });
});
