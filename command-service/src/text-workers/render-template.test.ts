import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { renderTemplate, type TemplateJob } from './render-template.ts';

const sctTypical = exportedTemplate('sct-typical');

const renderContext = {
  now: '2026-01-15T10:00:00.000Z',
  rbVersion: '2025',
  profileBic: 'ZYDODEF0XXX',
  clearingBic: 'ZYCSDEF0XXX',
  clearingSystemCode: 'ST2',
} as const;
const job = (differences: Partial<TemplateJob> = {}): TemplateJob => ({
  content: sctTypical.content,
  values: { fileName: 'a.xml', fields: {} },
  renderContext,
  seed: 1,
  limit: 1_000_000,
  ...differences,
});
const body = (text: string) => ({ content: { ...sctTypical.content, body: text } });

describe('rendering a template', () => {
  it('creates the same text for the same seed', () => {
    const [one, two, other] = [job(), job(), job({ seed: 2 })].map(renderTemplate);
    expect(one).toHaveProperty('bytes');
    expect(two).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('ends at the size limit of a file', () =>
    expect(renderTemplate(job({ limit: 100 }))).toEqual({
      failure: { errorKey: 'file.tooLarge', params: { limit: 100 } },
    }));

  it('reports an unknown value, and an invalid template body', () => {
    const values = { fileName: 'a.xml', fields: { nonsense: 'x' } };
    expect(renderTemplate(job({ values }))).toMatchObject({ failure: { errorKey: 'template.valueUnknown' } });
    expect(renderTemplate(job(body('{{#open}}')))).toHaveProperty('bodyBroken');
  });
});
