import { numberText, slotText } from '@clearbench/contracts/translation/number-text';
import i18next, { type FormatterModule, type InitOptions, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The i18next instance of the page; keys are flat and contain dots. */
export const texts = i18next.createInstance();

let product = 'Clearbench';

/** Every number in a text is grouped in the format of the text's language. */
const formatted = (
  value: unknown,
  format: string | undefined,
  language = 'en',
  options: { readonly [name: string]: unknown } = {},
): string => {
  if (typeof value !== 'number' && typeof value !== 'bigint') return value as string;
  if (format === 'megabytes') return `${numberText(Math.floor(Number(value) / 1_048_576), language)} MB`;
  return slotText(String(options.interpolationkey), value, language);
};

const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: formatted,
};

const optionsOf = (language: string, productName: string): InitOptions => ({
  lng: language,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  resources: {},
  interpolation: { escapeValue: false, defaultVariables: { product: productName }, alwaysFormat: true },
  react: { useSuspense: false, bindI18nStore: 'added' },
});

export const startTexts = async (language: string): Promise<void> => {
  await texts.use(initReactI18next).use(numberFormatter).init(optionsOf(language, product));
};

/** Texts of one drawing on the server, where pages in several languages are drawn at the same time. */
export const textsOf = (language: string, productName: string, all: Readonly<Record<string, string>>): i18n => {
  const own = i18next.createInstance();
  const resources = { [language]: { translation: all } };
  void own.use(numberFormatter).init({ ...optionsOf(language, productName), resources, initAsync: false });
  return own;
};

/** Resolves once the language of the page is known. */
export const textsStarted = (): Promise<void> =>
  texts.isInitialized ? Promise.resolve() : new Promise((resolve) => texts.on('initialized', () => resolve()));

export const addTexts = (language: string, all: Readonly<Record<string, string>>): void => {
  texts.addResourceBundle(language, 'translation', all, false, true);
};

/** Changes the language of the page; its texts were added before. */
export const turnTo = async (language: string): Promise<void> => {
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Sets the product name in every text, as `{{product}}`. */
export const nameProduct = (name: string): void => {
  if (product === name) return;
  product = name;
  const { interpolation } = texts.options;
  if (!texts.isInitialized || !interpolation) return;
  interpolation.defaultVariables = { ...interpolation.defaultVariables, product: name };
  // Notifies components that texts have changed.
  addTexts(texts.language, {});
};
