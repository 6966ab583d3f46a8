import type { TemplateContent } from '@clearbench/contracts/template/events';
import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import mustache, { type TemplateSpans } from 'mustache';
import type { FilledForm } from './filled-form.ts';

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: unknown): string =>
  String(text).replaceAll(/[&<>"]/g, (character) => xmlEntities[character] ?? character);

const sumOf = (entries: readonly Readonly<Record<string, string>>[]): string => {
  const amounts = entries.map(({ amount }) => parseDecimal(amount ?? '')).filter((amount) => amount !== undefined);
  const [first, ...rest] = amounts;
  return first === undefined ? '0.00' : formatDecimal(rest.reduce<Decimal>(addDecimals, first));
};

/** Counts and sums for the group header: of each group, and of the fields outside groups. */
const computed = ({ fields, groups }: FilledForm): Record<string, string> =>
  Object.fromEntries(
    [['own', [fields]] as const, ...Object.entries(groups)].flatMap(([name, entries]) => [
      [`${name}Count`, String(entries.length)],
      [`${name}Total`, sumOf(entries)],
    ]),
  );

type Context = InstanceType<typeof mustache.Context>;

const writer = new mustache.Writer();

// The types of mustache declare a token as a list of strings, which is wrong.
const written = (tokens: TemplateSpans, context: Context, body: string): string =>
  writer.renderTokens(tokens as unknown as string[][], context, {}, body, { escape: escapeXml });

/** The tokens within the section of a group; undefined for other parts of a template. */
const groupIn = ([kind, name, , , inner]: TemplateSpans[number], { groups }: FilledForm) =>
  kind === '#' && Array.isArray(inner) && name in groups ? { entries: groups[name] ?? [], inner } : undefined;

/**
 * The text of a filled form, in chunks of at most one entry of a group: fields and groups by name, the values of the
 * environment, `<group>Count` and `<group>Total` computed (`own` for the fields outside groups); empty values omit
 * their sections.
 */
export function* renderedPieces({ body }: Pick<TemplateContent, 'body'>, form: FilledForm): Generator<string, void> {
  const view = { ...form.environment, ...form.fields, ...form.groups, ...computed(form) };
  const context = new mustache.Context(view);
  for (const token of mustache.parse(body)) {
    const group = groupIn(token, form);
    if (group === undefined) yield written([token], context, body);
    else for (const entry of group.entries) yield written(group.inner, context.push(entry), body);
  }
}
