import { mailAddress } from '@clearbench/contracts/user/mail-address';

/** The maximum number of invitations per call. */
export const most = 200;

/** Why an address cannot be invited. */
export type Reason = 'form' | 'tooLong' | 'twice' | 'foreign' | 'many';

/** An address as it was typed, and its error if any. */
export type Typed = { readonly text: string; readonly address: string; readonly reason?: Reason };

/** The tokens of a text: an address in angle brackets, a separator, a quoted name, or a word. */
const parts = /<[^<>]*>|[,;|\n]|"[^"\n]*"|[^\s,;|<>"()]+/g;

const trimmed = (word: string): string => word.replace(/^['.:]+|['.:]+$/g, '');

/** A word that is probably meant as an address: it has an @, or a dot as in a domain. */
const looksLikeAddress = (word: string): boolean => word.includes('@') || /[^.]\.[^.]/.test(word);

/**
 * The addresses in a text, with any separators. The words of a display name before an address (`Ada Lovelace
 * <ada@bank.example>`, `Lovelace, Ada <ada@bank.example>`) are omitted; every other word is kept, so that invalid
 * entries can be shown.
 */
export const addressesIn = (text: string): readonly string[] => {
  const taken: string[] = [];
  /** Words that can be a display name: those before a comma only if angle brackets follow. */
  let beforeComma: string[] = [];
  let name: string[] = [];
  const settle = (words: readonly string[], address?: string): void => {
    taken.push(...words, ...(address === undefined || address === '' ? [] : [address]));
    [beforeComma, name] = [[], []];
  };
  for (const part of text.replaceAll(/mailto:/gi, ' ').match(parts) ?? []) {
    const word = trimmed(part);
    if (part.startsWith('"')) continue;
    if (part.startsWith('<')) settle([], trimmed(part.slice(1, -1).trim()));
    else if (part === ',') [beforeComma, name] = [[...beforeComma, ...name], []];
    else if (/^[;|\n]$/.test(part)) settle([...beforeComma, ...name]);
    else if (word.includes('@')) settle(beforeComma, word);
    else if (looksLikeAddress(word)) settle([...beforeComma, ...name], word);
    else if (word !== '') name.push(word);
  }
  settle([...beforeComma, ...name]);
  return taken;
};

/** Whether the typed text is an address that a space ends; a space before an address can belong to a name. */
export const endsAddress = (typed: string): boolean => /(?:^|[\s,;|<"])[^\s,;|<>"]*@[^\s,;|<>"]+>?\s$/.test(typed);

const looksAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text.normalize('NFKC'));

const wrongWith = (text: string): Reason => {
  if (text.length > 254) return 'tooLong';
  return !looksAscii(text) && text.split('@').length === 2 ? 'foreign' : 'form';
};

/** The addresses without duplicates, validated; the second of two equal ones is marked as a duplicate. */
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

export const validAddresses = (typed: readonly Typed[]): readonly string[] =>
  typed.flatMap(({ address, reason }) => (reason === undefined ? [address] : []));
