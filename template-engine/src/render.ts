import type { TemplateContent } from '@clearbench/contracts/template/events';
import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/validation/decimal';
import mustache from 'mustache';
import type { FilledForm } from './filled-form.ts';

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: unknown): string =>
  String(text).replaceAll(/[&<>"]/g, (character) => xmlEntities[character] ?? character);

const sumOf = (entries: readonly Readonly<Record<string, string>>[]): string => {
  const amounts = entries.map(({ amount }) => parseDecimal(amount ?? '')).filter((amount) => amount !== undefined);
  const [first, ...rest] = amounts;
  return first === undefined ? '0.00' : formatDecimal(rest.reduce<Decimal>(addDecimals, first));
};

/** Counts and sums for the group header: of each group, and of the fields where there is none. */
const computed = ({ fields, groups }: FilledForm): Record<string, string> =>
  Object.fromEntries(
    [['own', [fields]] as const, ...Object.entries(groups)].flatMap(([name, entries]) => [
      [`${name}Count`, String(entries.length)],
      [`${name}Total`, sumOf(entries)],
    ]),
  );

/** The text of a filled form: fields and groups by name, the values of the environment, `<group>Count` and `<group>Total` computed (`own` for the fields outside groups); empty values leave their sections out. */
export const render = ({ body }: Pick<TemplateContent, 'body'>, form: FilledForm): string =>
  mustache.render(
    body,
    { ...form.environment, ...form.fields, ...form.groups, ...computed(form) },
    {},
    { escape: escapeXml },
  );
