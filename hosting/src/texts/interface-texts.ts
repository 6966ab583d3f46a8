import { languages } from '@clearbench/contracts/translation/routes';
import { findingTexts } from '@clearbench/rules/texts/finding-texts';
import { builtInTemplateTexts } from '@clearbench/template-engine/built-in/text-keys';
import { engineTexts } from '@clearbench/test-engine/texts/engine-texts';
import { readTexts } from './read-texts.ts';

const folder = new URL('../../../ui/src/translation/texts/', import.meta.url);

/** Sentences of findings under the keys in reports; help texts already have keys. */
const findings = (language: (typeof languages)[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findingTexts(language)).map(([key, text]) => [
      key.startsWith('help.') ? key : `finding.${key}`,
      text,
    ]),
  );

/** Every text of the interface: those of the pages, the rules, the test engine and the built-in templates. */
export const interfaceTexts = () =>
  readTexts(folder, languages, {
    en: { ...findings('en'), ...engineTexts.en, ...builtInTemplateTexts.en },
    de: { ...findings('de'), ...engineTexts.de, ...builtInTemplateTexts.de },
    fr: { ...findings('fr'), ...engineTexts.fr, ...builtInTemplateTexts.fr },
  });
