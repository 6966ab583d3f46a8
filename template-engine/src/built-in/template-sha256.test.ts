import { builtInTemplate, builtInTemplates, exportedTemplate } from './built-in-templates.ts';
import { templateSha256 } from './template-sha256.ts';

const { templateName, content } = exportedTemplate('sct-typical');
const backwards = Object.fromEntries(Object.entries(content).reverse()) as typeof content;

describe('SHA-256 of a template', () => {
  it('is independent of the order of its fields', () =>
    expect(templateSha256(backwards)).toBe(templateSha256(content)));
  it('ignores fields that are not content', () =>
    expect(templateSha256({ ...content, templateName, version: 3 } as typeof content)).toBe(templateSha256(content)));
  it('changes with the text and with the order of form fields', () => {
    expect(templateSha256({ ...content, body: `${content.body} ` })).not.toBe(templateSha256(content));
    const sections = content.sections.map((section) => ({ ...section, fields: section.fields.toReversed() }));
    expect(templateSha256({ ...content, sections })).not.toBe(templateSha256(content));
  });
});

describe('built-in templates', () => {
  it('are unique and different', () => {
    const names = builtInTemplates.map((template) => template.templateName);
    expect(names).toEqual([...new Set(names)]);
    expect(new Set(builtInTemplates.map(({ sha256 }) => sha256)).size).toBe(names.length);
  });
  it('are found by name', () => {
    expect(builtInTemplate(templateName)?.content).toEqual(content);
    expect(builtInTemplate('own')).toBeUndefined();
  });
});
