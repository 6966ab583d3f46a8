import germanAnswers from './de/answers.json' with { type: 'json' };
import germanConversation from './de/conversation.json' with { type: 'json' };
import germanFiles from './de/files.json' with { type: 'json' };
import germanRules from './de/rules.json' with { type: 'json' };
import germanStructure from './de/structure.json' with { type: 'json' };
import englishAnswers from './en/answers.json' with { type: 'json' };
import englishConversation from './en/conversation.json' with { type: 'json' };
import englishFiles from './en/files.json' with { type: 'json' };
import englishRules from './en/rules.json' with { type: 'json' };
import englishStructure from './en/structure.json' with { type: 'json' };
import frenchAnswers from './fr/answers.json' with { type: 'json' };
import frenchConversation from './fr/conversation.json' with { type: 'json' };
import frenchFiles from './fr/files.json' with { type: 'json' };
import frenchRules from './fr/rules.json' with { type: 'json' };
import frenchStructure from './fr/structure.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const texts = {
  en: { ...englishStructure, ...englishRules, ...englishConversation, ...englishAnswers, ...englishFiles } as Texts,
  de: { ...germanStructure, ...germanRules, ...germanConversation, ...germanAnswers, ...germanFiles } as Texts,
  fr: { ...frenchStructure, ...frenchRules, ...frenchConversation, ...frenchAnswers, ...frenchFiles } as Texts,
};

export type FindingLanguage = keyof typeof texts;

export const findingLanguages = Object.keys(texts) as readonly FindingLanguage[];

/** All sentences of a language by `<ruleId>` or `<ruleId>.<variant>`, with `{{param}}` where a value goes. */
export const findingTexts = (language: FindingLanguage): Texts => texts[language];

/** The sentence of a finding; `key` with or without the `finding.` of a text key. A key without a sentence is its own text. */
export const findingText = (
  language: FindingLanguage,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const sentence = texts[language][key.replace(/^finding\./, '')] ?? key;
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));
};
