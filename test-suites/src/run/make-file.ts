import { Failure } from '@clearbench/contracts/failure';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import type { FileSource } from '@clearbench/contracts/test-suite/file-source';
import { type CaseState, textWithValues } from './case-state.ts';
import type { Space, SpaceFile } from './space.ts';

type Values = Readonly<Record<string, string>>;

/** Values for fields of repeated sections go into each given entry, or into the first one. */
const valuesFor = (
  { template = '', values = {}, groups, repeat }: FileSource,
  original: Values,
  space: Pick<Space, 'fieldsOf'>,
): TemplateValues => {
  const known = space.fieldsOf(template);
  if (known === undefined) throw new Failure('template.notFound', { templateName: template });
  const all = { ...original, ...values };
  const isGiven = (name: string) => Object.hasOwn(values, name);
  const groupOf = (name: string) => Object.entries(known.groups).find(([, fields]) => fields.has(name))?.[0];
  const fields: Record<string, string> = {};
  const entries: Record<string, Record<string, string>[]> = Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, list]) => [name, list.map((entry) => ({ ...entry }))]),
  );
  for (const [name, value] of Object.entries(all)) {
    const group = known.fields.has(name) ? undefined : groupOf(name);
    if (group === undefined) {
      // Values of the original that the template has no field for are left out.
      if (known.fields.has(name) || isGiven(name)) fields[name] = value;
      continue;
    }
    const list = entries[group]?.length ? entries[group] : [{}];
    entries[group] = list;
    for (const entry of list) entry[name] ??= value;
  }
  const counts = Object.entries(repeat ?? {}).map(([name, count]) => [name, Number(count)] as const);
  return { fields, groups: entries, ...(counts.length > 0 ? { repeat: Object.fromEntries(counts) } : {}) };
};

const textOf = async (source: FileSource, original: Values, state: CaseState): Promise<Uint8Array> => {
  const { space } = state;
  const { template, text, stored } = source;
  if (template !== undefined) return space.render(template, valuesFor(source, original, space), source.rulebook);
  if (text !== undefined) return new TextEncoder().encode(text);
  const { file = '', version } = stored ?? {};
  const bytes = await space.stored(file, version === undefined ? undefined : Number(version));
  if (bytes === undefined) throw new Failure('file.notFound', { file });
  return new TextEncoder().encode(textWithValues(new TextDecoder().decode(bytes), state));
};

/** The file of a step: the text of its origin, with the deliberate error. */
export const makeFile = async (source: FileSource, original: Values, state: CaseState): Promise<SpaceFile> => {
  const { space } = state;
  const fileName = source.fileName ?? `${source.as ?? source.template ?? 'file'}.xml`;
  const bytes = await textOf(source, original, state);
  if (source.error === undefined) return { fileName, bytes };
  const { rule } = source.error;
  const broken = await space.breakRule(bytes, rule, fileName);
  if (broken === undefined) throw new Failure('template.ruleNotBreakable', { ruleId: rule });
  return { fileName, bytes: broken };
};
