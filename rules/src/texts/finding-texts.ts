import { slotText } from '@clearbench/contracts/translation/number-text';
import germanRules from '../generated/de/findings.json' with { type: 'json' };
import englishRules from '../generated/en/findings.json' with { type: 'json' };
import frenchRules from '../generated/fr/findings.json' with { type: 'json' };
import germanValidator from './de/validator.json' with { type: 'json' };
import englishValidator from './en/validator.json' with { type: 'json' };
import frenchValidator from './fr/validator.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const texts = {
  en: { ...englishValidator, ...englishRules } as Texts,
  de: { ...germanValidator, ...germanRules } as Texts,
  fr: { ...frenchValidator, ...frenchRules } as Texts,
};

export type FindingLanguage = keyof typeof texts;

export const findingLanguages = Object.keys(texts) as readonly FindingLanguage[];

/** All sentences of a language by `<ruleId>` or `<ruleId>.<variant>`, with `{{param}}` where a value goes. */
export const findingTexts = (language: FindingLanguage): Texts => texts[language];

/** The sentence of a finding; `key` with or without the `finding.` of a text key. A key without a sentence is its own text. The digits of counts are grouped. */
export const findingText = (
  language: FindingLanguage,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const sentence = texts[language][key.replace(/^finding\./, '')] ?? key;
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => slotText(name, params[name] ?? '', language));
};
