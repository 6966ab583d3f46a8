import { readCodeTexts } from '@clearbench/iso20022/code-sets/texts/read-code-texts';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import texts from './usual-codes.json' with { type: 'json' };

/** Codes of account reports that banks use every day, by the ends of the paths they stand at; others may be written, too. */
const usual = readCodeTexts(texts);

/** The codes that mostly stand in an element, by the names of the elements down to it; none where nothing is known. */
export const usualCodesAt = (
  names: readonly string[],
  language: NameLanguage,
): readonly { readonly code: string; readonly text: string }[] => {
  const path = `/${names.join('/')}`;
  const found = usual.find(({ sets }) => sets.some((place) => path.endsWith(`/${place}`)));
  return [...(found?.texts ?? [])].map(([code, texts]) => ({ code, text: texts[language] }));
};
