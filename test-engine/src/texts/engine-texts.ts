import bulkChecks from './bulk-checks.json' with { type: 'json' };
import fileChecks from './file-checks.json' with { type: 'json' };
import ignoredCommands from './ignored-commands.json' with { type: 'json' };
import payeeVerifications from './payee-verifications.json' with { type: 'json' };
import rTransactionChecks from './r-transaction-checks.json' with { type: 'json' };
import recallsAndInquiries from './recalls-and-inquiries.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import transactionChecks from './transaction-checks.json' with { type: 'json' };

export type EngineLanguage = 'en' | 'de' | 'fr';

type Texts = Readonly<Record<string, string>>;

const subjects: readonly Readonly<Record<EngineLanguage, Texts>>[] = [
  fileChecks,
  bulkChecks,
  transactionChecks,
  rTransactionChecks,
  scenarios,
  ignoredCommands,
  recallsAndInquiries,
  payeeVerifications,
];

const textsIn = (language: EngineLanguage): Texts => Object.assign({}, ...subjects.map((texts) => texts[language]));

/** Every text of the engine by language and key; `{{name}}` is filled from the params of the reason. */
export const engineTexts: Readonly<Record<EngineLanguage, Texts>> = {
  en: textsIn('en'),
  de: textsIn('de'),
  fr: textsIn('fr'),
};

/** The plural form of a counted text. */
const formOf = (texts: Texts, key: string, count: unknown, language: EngineLanguage) =>
  typeof count === 'number'
    ? (texts[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? texts[`${key}_other`])
    : undefined;

const spelling = /^\+?(\d+)([DS])$/;

/** A delay in words: +2D is "2 business days". */
const delayInWords = (delay: string, language: EngineLanguage): string => {
  const [, count, unit] = spelling.exec(delay) ?? [];
  const key = unit === 'D' ? 'engine.delay.days' : 'engine.delay.seconds';
  const words = count === undefined ? undefined : formOf(engineTexts[language], key, Number(count), language);
  return words?.replace('{{count}}', count ?? '') ?? delay;
};

/** The sentence of a key with its params; the key itself for an unknown one. */
export const engineText = (
  key: string,
  params: Readonly<Record<string, string | number>>,
  language: EngineLanguage = 'en',
): string => {
  const texts = engineTexts[language];
  const sentence = texts[key] ?? formOf(texts, key, params.count, language) ?? key;
  const inserted = (name: string): string | number | undefined => {
    const value = params[name];
    return name === 'delay' && typeof value === 'string' ? delayInWords(value, language) : value;
  };
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(inserted(name) ?? placeholder));
};
