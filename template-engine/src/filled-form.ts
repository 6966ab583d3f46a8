import { Failure } from '@clearbench/contracts/failure';
import type { LayoutField, LayoutSection, TemplateValues } from '@clearbench/contracts/template/layout';
import { checkValue } from './check-value.ts';
import { initialValue } from './initial-value.ts';
import type { Occasion } from './occasion.ts';

type Values = Readonly<Record<string, string>>;

/** Every value a template needs: what was typed, and what was left to be made up. */
export type FilledForm = { readonly fields: Values; readonly groups: Readonly<Record<string, readonly Values[]>> };

const fill = (fields: readonly LayoutField[], given: Values, occasion: Occasion, place: string): Values => {
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined)
    throw new Failure('template.valueUnknown', { place: `${place}/${unknown}`, field: unknown });
  return Object.fromEntries(
    fields.map((field) => {
      const value = given[field.name] ?? (field.default ? initialValue(field.default, occasion) : '');
      checkValue(field, value, `${place}/${field.name}`);
      return [field.name, value];
    }),
  );
};

const entriesOf = (section: LayoutSection, values: TemplateValues, occasion: Occasion): Values[] => {
  const { min = 0, max = 0, generated = false } = section.repeat ?? {};
  const place = `/body/values/groups/${section.name}`;
  const given = values.groups?.[section.name] ?? [];
  const count = generated ? Math.max(given.length, values.repeat?.[section.name] ?? min) : given.length;
  if (count < min || count > max) throw new Failure('template.tooManyRepeats', { place, min, max, count });
  return Array.from({ length: count }, (_, index) => ({
    number: String(index + 1),
    ...fill(section.fields, given[index] ?? {}, occasion, `${place}/${index}`),
  }));
};

/** Fills a template's form; fails at the first value that is missing, wrong or unknown, and names its place. */
export const filledForm = (
  sections: readonly LayoutSection[],
  values: TemplateValues,
  occasion: Occasion,
): FilledForm => {
  const plain = sections.filter(({ repeat }) => !repeat).flatMap(({ fields }) => fields);
  const repeated = sections.filter(({ repeat }) => repeat);
  return {
    fields: fill(plain, values.fields, occasion, '/body/values/fields'),
    groups: Object.fromEntries(repeated.map((section) => [section.name, entriesOf(section, values, occasion)])),
  };
};
