import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';

/** A part of a template's text: markup, a value that can become a field, or a field. */
export type Stretch = {
  readonly kind: 'markup' | 'value' | 'field';
  readonly text: string;
  /** Its offset in the text. */
  readonly at: number;
  /** The element that contains the value; for a field its name. */
  readonly name: string;
};

const valueIn = /<([\w.:-]+)(?:\s[^<>]*)?>([^<>]+)<\/\1>/g;
const placeholder = /^\{\{(\w+)\}\}$/;

/** Splits a template's text at its values. */
export const stretches = (body: string): readonly Stretch[] => {
  const cut: Stretch[] = [];
  let from = 0;
  const markup = (to: number): void => {
    if (to > from) cut.push({ kind: 'markup', text: body.slice(from, to), at: from, name: '' });
  };
  for (const match of body.matchAll(valueIn)) {
    const [whole, element = '', text = ''] = match;
    const at = match.index + whole.length - text.length - element.length - 3;
    const field = placeholder.exec(text.trim())?.[1];
    if (text.trim() === '' || (field === undefined && text.includes('{{'))) continue;
    markup(at);
    cut.push({ kind: field === undefined ? 'value' : 'field', text, at, name: field ?? element });
    from = at + text.length;
  }
  markup(body.length);
  return cut;
};

const kindOf = (element: string, value: string): LayoutField['kind'] => {
  if (element === 'IBAN') return 'iban';
  if (/^BIC(FI)?$/.test(element)) return 'bic';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'dateTime';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  if (/Amt$/.test(element)) return 'amount';
  return element === 'Ctry' ? 'country' : 'text';
};

const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  const base = wanted.charAt(0).toLowerCase() + wanted.slice(1);
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!taken.has(name)) return name;
  }
};

const namesIn = ({ sections }: Pick<TemplateContent, 'sections'>): ReadonlySet<string> =>
  new Set(sections.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]));

/** The group whose entries contain the position in the text. */
const groupAt = ({ sections, body }: TemplateContent, at: number): string | undefined =>
  sections.find(({ name, repeat }) => {
    const from = body.indexOf(`{{#${name}}}`);
    return repeat && from >= 0 && from < at && body.indexOf(`{{/${name}}}`) > at;
  })?.name;

const ownSection: LayoutSection = { name: 'own', label: 'Fields', fields: [] };

/**
 * Turns a value of the text into a field, which has that value as default. Returns the content and the field's name.
 */
export const withField = (
  content: TemplateContent,
  { at, text, name: element }: Stretch,
): { readonly content: TemplateContent; readonly name: string } => {
  const name = freeName(element.replace(/\W/g, '_'), namesIn(content));
  const value = text.trim();
  const field: LayoutField = {
    name,
    label: element,
    kind: kindOf(element, value),
    required: true,
    element,
    default: { from: 'literal', value },
  };
  const plain = content.sections.find(({ repeat }) => !repeat)?.name;
  const home = groupAt(content, at) ?? plain ?? ownSection.name;
  const sections = content.sections.some((section) => section.name === home)
    ? content.sections
    : [...content.sections, ownSection];
  return {
    name,
    content: {
      ...content,
      sections: sections.map((one) => (one.name === home ? { ...one, fields: [...one.fields, field] } : one)),
      body: `${content.body.slice(0, at)}{{${name}}}${content.body.slice(at + text.length)}`,
    },
  };
};

/** Removes a field from the layout; the text gets the default of the field back. */
export const withoutField = (content: TemplateContent, name: string): TemplateContent => {
  const field = content.sections.flatMap(({ fields }) => fields).find((one) => one.name === name);
  const value = field?.default?.from === 'literal' ? field.default.value : '';
  return {
    ...content,
    sections: content.sections.map((one) => ({ ...one, fields: one.fields.filter((other) => other.name !== name) })),
    body: content.body.replaceAll(`{{${name}}}`, () => value),
  };
};

/** The elements of the text that have child elements and can be repeated. */
export const groupable = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/<([\w.-]+)>(?=\s*<[^/])/g)].map(([, name = '']) => name)),
];

/** The text without the elements of that name and the whitespace before them. */
const withoutElement = (text: string, element: string): string => {
  const [begin, end] = [`<${element}>`, `</${element}>`];
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = text.indexOf(begin, at);
    const to = from < 0 ? -1 : text.indexOf(end, from);
    if (to < 0) return [...kept, text.slice(at)].join('');
    kept.push(text.slice(at, from).trimEnd());
    at = to + end.length;
  }
};

/**
 * Turns the first element of that name into a group whose fields are repeated for each entry: other elements of the
 * name are removed, and fields inside move into the group.
 */
export const withGroup = (content: TemplateContent, element: string): TemplateContent => {
  const { body, sections } = content;
  const [from, end] = [body.indexOf(`<${element}>`), `</${element}>`];
  const to = body.indexOf(end, from) + end.length;
  if (from < 0 || to < end.length) return content;
  const entry = body.slice(from, to);
  const name = freeName(element, namesIn(content));
  const inside = (field: LayoutField): boolean => entry.includes(`{{${field.name}}}`);
  const group: LayoutSection = {
    name,
    label: element,
    repeat: { min: 1, max: 1_000, generated: true },
    fields: sections.flatMap(({ fields }) => fields).filter(inside),
  };
  return {
    ...content,
    sections: [...sections.map((one) => ({ ...one, fields: one.fields.filter((field) => !inside(field)) })), group],
    body: `${body.slice(0, from)}{{#${name}}}${entry}{{/${name}}}${withoutElement(body.slice(to), element)}`,
  };
};
