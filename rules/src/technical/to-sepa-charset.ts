import { firstOutsideCharset } from '../sct-charset.ts';
import { transliterations } from './transliterations.ts';

const isCombining = /\p{M}/u;

const withoutAccents = (character: string): string =>
  Array.from(character.normalize('NFKD'))
    .filter((part) => !isCombining.test(part))
    .join('');

const oneInSet = (character: string): string => {
  if (firstOutsideCharset(character) === -1) return character;
  const known = transliterations.get(character);
  if (known !== undefined) return known;
  return Array.from(withoutAccents(character))
    .map((part) => (firstOutsideCharset(part) === -1 ? part : (transliterations.get(part) ?? '.')))
    .join('');
};

/**
 * The text in the SEPA character set: accents dropped, umlauts and ligatures written out, Greek and Bulgarian letters
 * in Latin ones, signs by their nearest, a full stop for anything else. May be longer than the text.
 */
export const toSepaCharset = (text: string): string => {
  if (firstOutsideCharset(text) === -1) return text;
  let written = '';
  for (const character of text.normalize('NFC')) written += oneInSet(character);
  return written;
};
