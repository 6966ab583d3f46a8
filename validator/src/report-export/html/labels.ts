import { slotText } from '@clearbench/contracts/translation/number-text';
import type { FindingLanguage } from '@clearbench/rules/texts/finding-texts';
import german from './texts/de.json' with { type: 'json' };
import english from './texts/en.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };

export type LabelKey = keyof typeof english;

const labels: Readonly<Record<FindingLanguage, Readonly<Record<LabelKey, string>>>> = {
  en: english,
  de: german,
  fr: french,
};

export type Label = (key: LabelKey, params?: Readonly<Record<string, string | number>>) => string;

/** The report's own words in a language. */
export const labelsIn =
  (language: FindingLanguage): Label =>
  (key, params = {}) =>
    labels[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => slotText(name, params[name] ?? '', language));
