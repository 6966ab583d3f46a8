import { mailAddress } from '@clearbench/contracts/user/mail-address';

/** So many are invited in one call. */
export const most = 200;

/** Why an address cannot be invited. */
export type Reason = 'form' | 'tooLong' | 'twice' | 'foreign' | 'many';

/** An address as it was typed, and what is wrong with it if anything is. */
export type Typed = { readonly text: string; readonly address: string; readonly reason?: Reason };

/** Parts of a text: an address in angle brackets, a mark between entries, a name in quotes, or a word. */
const parts = /<[^<>]*>|[,;|\n]|"[^"\n]*"|[^\s,;|<>"()]+/g;

const trimmed = (word: string): string => word.replace(/^['.:]+|['.:]+$/g, '');

/** A word that was meant as an address: it has an @, or a dot as between the parts of a domain. */
const looksMeant = (word: string): boolean => word.includes('@') || /[^.]\.[^.]/.test(word);

/**
 * The addresses in a text, in any separators. The words of a display name before an address (`Ada Lovelace
 * <ada@bank.example>`, `Lovelace, Ada <ada@bank.example>`) are left out; every other word is taken as it stands, so that
 * invalid entries can be named.
 */
export const addressesIn = (text: string): readonly string[] => {
  const taken: string[] = [];
  /** Words that may be a display name: those before a comma are one only where angle brackets follow. */
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
    else if (looksMeant(word)) settle([...beforeComma, ...name], word);
    else if (word !== '') name.push(word);
  }
  settle([...beforeComma, ...name]);
  return taken;
};

/** Whether what was typed so far is an address that a blank ends; before one, a blank may belong to a name. */
export const endsAddress = (typed: string): boolean => /(?:^|[\s,;|<"])[^\s,;|<>"]*@[^\s,;|<>"]+>?\s$/.test(typed);

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
