import { languages } from '@clearbench/contracts/translation/routes';
import { readTexts } from '@clearbench/query-service/translation/read-texts';
import { engineTexts } from '@clearbench/test-engine/texts/engine-texts';
import { findingTexts } from '@clearbench/validation/texts/finding-texts';

const folder = new URL('../../ui/src/translation/texts/', import.meta.url);

/** Every text of the interface: the pages' own, and what the rules and the engine say. */
export const interfaceTexts = () =>
  readTexts(folder, languages, {
    en: { ...findingTexts('en'), ...engineTexts.en },
    de: { ...findingTexts('de'), ...engineTexts.de },
  });
