import { Failure } from '@clearbench/contracts/failure';
import type { LayoutField, LayoutSection, TemplateValues } from '@clearbench/contracts/template/layout';
import { isAlwaysGenerated } from './always-generated.ts';
import { checkValue } from './check-value.ts';
import { type EnvironmentValues, environmentValues } from './environment-values.ts';
import { initialValue } from './initial-value.ts';
import type { RenderContext } from './render-context.ts';

type Values = Readonly<Record<string, string>>;

/** All values for a template: entered, generated, and of the environment. */
export type FilledForm = {
  readonly fields: Values;
  readonly groups: Readonly<Record<string, readonly Values[]>>;
  readonly environment: EnvironmentValues;
};

/** The place of fields in the request, the outer values and, in a group, the entry. */
type Spot = { readonly place: string; readonly outer: Values; readonly entry?: number };

const refuseUnknown = (fields: readonly LayoutField[], given: Values, place: string): void => {
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined)
    throw new Failure('template.valueUnknown', { place: `${place}/${unknown}`, field: unknown });
};

const typedValue = (field: LayoutField, given: Values): string | undefined => {
  const typed = given[field.name];
  return typed === '' && isAlwaysGenerated(field) ? undefined : typed;
};

const fill = (fields: readonly LayoutField[], given: Values, renderContext: RenderContext, spot: Spot): Values => {
  refuseUnknown(fields, given, spot.place);
  const filled: Record<string, string> = {};
  const around = { ...spot, valueIn: (name: string) => filled[name] ?? spot.outer[name] };
  for (const field of fields) {
    const value = typedValue(field, given) ?? (field.default ? initialValue(field.default, renderContext, around) : '');
    checkValue(field, value, `${spot.place}/${field.name}`);
    filled[field.name] = value;
  }
  return filled;
};

/** Yields after each entry, so that thousands of them do not block the event loop. */
function* entriesOf(
  section: LayoutSection,
  values: TemplateValues,
  renderContext: RenderContext,
  outer: Values,
): Generator<'', Values[]> {
  const { min = 0, max = 0, generated = false } = section.repeat ?? {};
  const place = `/body/values/groups/${section.name}`;
  const given = values.groups?.[section.name] ?? [];
  const count = generated ? Math.max(given.length, values.repeat?.[section.name] ?? min) : given.length;
  if (count < min || count > max) throw new Failure('template.tooManyRepeats', { place, min, max, count });
  const entries: Values[] = [];
  for (let entry = 1; entry <= count; entry += 1) {
    const spot = { place: `${place}/${entry - 1}`, outer, entry };
    entries.push({ number: String(entry), ...fill(section.fields, given[entry - 1] ?? {}, renderContext, spot) });
    yield '';
  }
  return entries;
}

const refuseUnknownGroups = (
  repeated: readonly LayoutSection[],
  { groups = {}, repeat = {} }: TemplateValues,
): void => {
  const isKnown = (name: string) => repeated.some((section) => section.name === name);
  for (const [part, names] of Object.entries({ groups: Object.keys(groups), repeat: Object.keys(repeat) })) {
    const unknown = names.find((name) => !isKnown(name));
    if (unknown !== undefined)
      throw new Failure('template.valueUnknown', { place: `/body/values/${part}/${unknown}`, field: unknown });
  }
};

/** Fills a template's form in steps; fails at the first missing, invalid or unknown value with its place. */
export function* fillingForm(
  sections: readonly LayoutSection[],
  values: TemplateValues,
  renderContext: RenderContext,
): Generator<'', FilledForm> {
  const plain = sections.filter(({ repeat }) => !repeat).flatMap(({ fields }) => fields);
  const repeated = sections.filter(({ repeat }) => repeat);
  refuseUnknownGroups(repeated, values);
  const fields = fill(plain, values.fields, renderContext, { place: '/body/values/fields', outer: {} });
  const groups: Record<string, readonly Values[]> = {};
  for (const section of repeated) groups[section.name] = yield* entriesOf(section, values, renderContext, fields);
  return { fields, groups, environment: environmentValues(renderContext) };
}
