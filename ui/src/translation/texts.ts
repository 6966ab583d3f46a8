import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The one i18next of the page; keys are flat and contain dots. */
export const texts = i18next.createInstance();

export const startTexts = async (language: string): Promise<void> => {
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  texts.services.formatter?.add('megabytes', (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`);
};

export const addTexts = (language: string, all: Readonly<Record<string, string>>): void => {
  texts.addResourceBundle(language, 'translation', all, false, true);
};
