import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField } from '@clearbench/contracts/template/layout';

type Kind = LayoutField['kind'];
/** What a field may ask of its values. */
type Rule = 'choices' | 'min' | 'max' | 'maxLength' | 'pattern';

const kindsOf: Readonly<Record<Rule, readonly Kind[]>> = {
  choices: ['choice'],
  min: ['number', 'amount'],
  max: ['number', 'amount'],
  maxLength: ['text', 'longText'],
  pattern: ['text', 'longText'],
};
const rules = Object.keys(kindsOf) as Rule[];

/** Whether there is something to say of a rule: fields of this kind can have it, or this one has it already. */
export const asks = (field: LayoutField, rule: Rule): boolean =>
  kindsOf[rule].includes(field.kind) || field[rule] !== undefined;

/** A field with some parts changed; without those that are undefined. */
export const withParts = (
  field: LayoutField,
  parts: { readonly [Part in keyof LayoutField]?: LayoutField[Part] | undefined },
): LayoutField =>
  Object.fromEntries(Object.entries({ ...field, ...parts }).filter(([, part]) => part !== undefined)) as LayoutField;

/** The field as one of another kind: what only the old kind could ask is gone. A choice begins with the value there is. */
export const withKind = (field: LayoutField, kind: Kind): LayoutField => {
  const gone = Object.fromEntries(
    rules.filter((rule) => !kindsOf[rule].includes(kind)).map((rule) => [rule, undefined]),
  );
  const { default: from } = field;
  const value = from?.from === 'literal' ? from.value : '';
  const first = value === '' ? [] : [{ value, label: value }];
  return withParts(field, { ...gone, kind, ...(kind === 'choice' ? { choices: field.choices ?? first } : {}) });
};

/** The content with one field in place of that of its name. */
export const replaced = (content: TemplateContent, field: LayoutField): TemplateContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (one.name === field.name ? field : one)),
  })),
});
