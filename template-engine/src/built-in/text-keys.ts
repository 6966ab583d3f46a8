import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TextKeys } from '@clearbench/contracts/template/layout';
import { builtInTemplates } from './built-in-templates.ts';
import german from './texts/de.json' with { type: 'json' };
import earlierEnglish from './texts/earlier-en.json' with { type: 'json' };
import english from './texts/en.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };

type Worded = Pick<TemplateContent, 'title' | 'description' | 'group'> & {
  readonly sections?: TemplateContent['sections'] | undefined;
};

type Texts = Readonly<Record<string, string>>;

/** Every visible text of a template. */
const textsOf = ({ title, description, group, sections = [] }: Worded): readonly string[] => {
  const inSections = sections.flatMap(({ label, help, fields }) => [
    label,
    help,
    ...fields.flatMap((field) => [field.label, field.help, ...(field.choices ?? []).map((choice) => choice.label)]),
  ]);
  return [title, description, group, ...inSections].filter((text) => text !== undefined && text !== '') as string[];
};

/** The texts of the built-in templates, by language and key. A key stays when its English text changes. */
export const builtInTemplateTexts: Readonly<Record<'en' | 'de' | 'fr', Texts>> = {
  en: english,
  de: german,
  fr: french,
};

/** The English texts of earlier releases by key: installed templates may still contain them. */
export const formerTexts: Readonly<Record<string, readonly string[]>> = earlierEnglish;

/** The key of each English text, of this release and of earlier ones. */
const keyOfText = new Map<string, string>([
  ...Object.entries(formerTexts).flatMap(([key, texts]) => texts.map((text) => [text, key] as const)),
  ...Object.entries(english).map(([key, text]) => [text, key] as const),
]);

const keysIn = (content: Worded): readonly (readonly [text: string, key: string])[] =>
  textsOf(content).flatMap((text) => {
    const key = keyOfText.get(text);
    return key === undefined ? [] : [[text, key] as const];
  });

const keysOf = new Map(
  builtInTemplates.map(({ templateName, content }) => [templateName, new Set(keysIn(content).map(([, key]) => key))]),
);

/** The keys of the texts of an installed template that are built-in texts of this or of an earlier release. */
export const textKeysOf = (templateName: string, content: Worded): TextKeys => {
  const known = keysOf.get(templateName);
  return known ? Object.fromEntries(keysIn(content).filter(([, key]) => known.has(key))) : {};
};
