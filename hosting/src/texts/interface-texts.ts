import { languages } from '@clearbench/contracts/translation/routes';
import { dayOneTexts } from '@clearbench/template-engine/day-one/text-keys';
import { engineTexts } from '@clearbench/test-engine/texts/engine-texts';
import { findingTexts } from '@clearbench/validation/texts/finding-texts';
import { readTexts } from './read-texts.ts';

const folder = new URL('../../../ui/src/translation/texts/', import.meta.url);

/** Sentences of findings under the key a report names them by; help pages have theirs already. */
const findings = (language: (typeof languages)[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findingTexts(language)).map(([key, text]) => [
      key.startsWith('help.') ? key : `finding.${key}`,
      text,
    ]),
  );

/** Every text of the interface: the pages' own, and what the rules, the engine and the templates we bring say. */
export const interfaceTexts = () =>
  readTexts(folder, languages, {
    en: { ...findings('en'), ...engineTexts.en, ...dayOneTexts.en },
    de: { ...findings('de'), ...engineTexts.de, ...dayOneTexts.de },
    fr: { ...findings('fr'), ...engineTexts.fr, ...dayOneTexts.fr },
  });
