import type { ExportedTemplate } from '@clearbench/contracts/template/template-export';
import { validate } from '@clearbench/validator/validate';
import { createdFrom } from '../testing/created-from.fixture.ts';
import { builtInTemplates } from './built-in-templates.ts';

const now = '2026-11-20T10:00:00Z';
const clearing = { bic: 'ZYCSDEF0XXX', systemCode: 'ST2', cutOff: '16:30' };

type Template = ExportedTemplate;
type Field = Template['content']['sections'][number]['fields'][number];

/** Values of optional fields without a default, by kind. */
const samples: Readonly<Record<string, string>> = {
  text: 'Sample 1',
  longText: 'Sample 1',
  amount: '1.00',
  bic: 'ZYDOFRP0XXX',
  iban: 'DE89370400440532013000',
  country: 'DE',
  date: '2026-11-23',
};

const emptyFields = ({ content }: Template): readonly Field[] =>
  content.sections.flatMap(({ fields }) => fields.filter((field) => !field.required && field.default === undefined));

const outside = (template: Template, field: Field): readonly string[] =>
  template.content.rbVersions.flatMap((rbVersion) => {
    const values = { fields: { [field.name]: samples[field.kind] ?? '' } };
    const text = createdFrom(template, { now, rbVersion, values });
    const profile = { scheme: template.content.scheme, rbVersion, now, clearing };
    return validate(new TextEncoder().encode(text), profile)
      .validationMessages.filter(({ ruleId }) => ruleId.startsWith('E-'))
      .map(({ ruleId, path }) => `${rbVersion} ${ruleId} ${path}`);
  });

const cases = builtInTemplates.flatMap((template) =>
  emptyFields(template).map((field) => ({ name: template.templateName, field: field.name, template, of: field })),
);

describe('an optional field of a built-in template', () => {
  it.each(cases)('$name: $field adds no element beside the subset', ({ template, of }) =>
    expect(outside(template, of)).toEqual([]),
  );

  it('occurs in many templates', () => expect(cases.length).toBeGreaterThan(50));
});
