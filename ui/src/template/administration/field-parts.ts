import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField } from '@clearbench/contracts/template/layout';

type Kind = LayoutField['kind'];
/** The constraints that a field can have. */
type Rule = 'choices' | 'min' | 'max' | 'maxLength' | 'pattern';

const kindsOf: Readonly<Record<Rule, readonly Kind[]>> = {
  choices: ['choice'],
  min: ['number', 'amount'],
  max: ['number', 'amount'],
  maxLength: ['text', 'longText'],
  pattern: ['text', 'longText'],
};
const rules = Object.keys(kindsOf) as Rule[];

/** Whether a constraint is shown: fields of this kind support it, or this one already has it. */
export const hasRule = (field: LayoutField, rule: Rule): boolean =>
  kindsOf[rule].includes(field.kind) || field[rule] !== undefined;

/** A field with some properties changed; those that are undefined are removed. */
export const withParts = (
  field: LayoutField,
  parts: { readonly [Part in keyof LayoutField]?: LayoutField[Part] | undefined },
): LayoutField =>
  Object.fromEntries(Object.entries({ ...field, ...parts }).filter(([, part]) => part !== undefined)) as LayoutField;

/**
 * The field as one of another kind, without properties that only the old kind supports. A choice starts with the
 * current value.
 */
export const withKind = (field: LayoutField, kind: Kind): LayoutField => {
  const gone = Object.fromEntries(
    rules.filter((rule) => !kindsOf[rule].includes(kind)).map((rule) => [rule, undefined]),
  );
  const { default: from } = field;
  const value = from?.from === 'literal' ? from.value : '';
  const first = value === '' ? [] : [{ value, label: value }];
  return withParts(field, { ...gone, kind, ...(kind === 'choice' ? { choices: field.choices ?? first } : {}) });
};

/** The content with one field replaced by name. */
export const replaced = (content: TemplateContent, field: LayoutField): TemplateContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (one.name === field.name ? field : one)),
  })),
});
