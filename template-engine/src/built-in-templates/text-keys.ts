import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TextKeys } from '@clearbench/contracts/template/layout';
import { builtInTemplateList } from './templates.ts';
import german from './texts/de.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };

type Worded = Pick<TemplateContent, 'title' | 'description' | 'group'> & {
  readonly sections?: TemplateContent['sections'] | undefined;
};

/** Long enough to be unique and readable in a list. */
const longestName = 60;

/** Every visible text of a template. */
const textsOf = ({ title, description, group, sections = [] }: Worded): readonly string[] => {
  const inSections = sections.flatMap(({ label, help, fields }) => [
    label,
    help,
    ...fields.flatMap((field) => [field.label, field.help, ...(field.choices ?? []).map((choice) => choice.label)]),
  ]);
  return [title, description, group, ...inSections].filter((text) => text !== undefined && text !== '') as string[];
};

/** The key of a built-in text: its first words, and its length if there are more. A changed text has another key. */
const keyOf = (text: string): string => {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (name.length <= longestName) return `templateText.${name}`;
  return `templateText.${name.slice(0, name.lastIndexOf('-', longestName))}-${text.length}`;
};

const ours = new Map(builtInTemplateList.map(({ templateName, content }) => [templateName, new Set(textsOf(content))]));

const english = Object.fromEntries(
  [...ours.values()].flatMap((texts) => [...texts].map((text) => [keyOf(text), text])),
);

/** The texts of the built-in templates, by language and key. */
export const builtInTemplateTexts: Readonly<Record<'en' | 'de' | 'fr', Readonly<Record<string, string>>>> = {
  en: english,
  de: german,
  fr: french,
};

const nothing: ReadonlySet<string> = new Set();

/** The keys of a template's unchanged built-in texts. */
export const textKeysOf = (templateName: string, content: Worded): TextKeys => {
  const known = ours.get(templateName) ?? nothing;
  return Object.fromEntries(textsOf(content).flatMap((text) => (known.has(text) ? [[text, keyOf(text)]] : [])));
};
