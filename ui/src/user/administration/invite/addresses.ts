import { mailAddress } from '@clearbench/contracts/user/mail-address';

/** So many are invited in one call. */
export const most = 200;

/** Why an address cannot be invited. */
export type Reason = 'form' | 'tooLong' | 'twice' | 'foreign' | 'many';

/** An address as it was typed, and what is wrong with it if anything is. */
export type Typed = { readonly text: string; readonly address: string; readonly reason?: Reason };

const separators = /[\s,;|<>()"]+/;

/**
 * The addresses in a text, in any separators. Where lines or lists hold names besides (`Ada Lovelace <ada@bank.example>`),
 * only what has an @ is taken; a text without any @ is taken as it stands, so that nothing typed is lost without a word.
 */
export const addressesIn = (text: string): readonly string[] => {
  const words = text
    .replaceAll(/mailto:/gi, ' ')
    .split(separators)
    .map((word) => word.replace(/^['.:]+|['.:]+$/g, ''))
    .filter((word) => word !== '');
  const withAt = words.filter((word) => word.includes('@'));
  return withAt.length > 0 ? withAt : words;
};

const looksAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text.normalize('NFKC'));

const wrongWith = (text: string): Reason => {
  if (text.length > 254) return 'tooLong';
  return !looksAscii(text) && text.split('@').length === 2 ? 'foreign' : 'form';
};

/** Each address once, checked; the second of two is the one that stands there twice. */
export const checked = (texts: readonly string[]): readonly Typed[] => {
  const known = new Set<string>();
  return texts.map((text) => {
    const address = mailAddress(text);
    if (address === undefined) return { text, address: text, reason: wrongWith(text) };
    if (known.has(address)) return { text, address, reason: 'twice' };
    known.add(address);
    return known.size > most ? { text, address, reason: 'many' } : { text, address };
  });
};

export const goodOnes = (typed: readonly Typed[]): readonly string[] =>
  typed.flatMap(({ address, reason }) => (reason === undefined ? [address] : []));
