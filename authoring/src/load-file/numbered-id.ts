/** An identifier of a transaction, as the template has it. */
export type IdSlot = { readonly value: string; readonly kind: 'id' | 'uetr' };

const longest = 35;
const markLength = 8;
/** The largest file has 100,000 transactions. */
const numberLength = 6;
const { imul } = Math;

/** FNV-1a with a final mix, which spreads similar texts over all 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const hexadecimal = (value: number): string => value.toString(16).padStart(markLength, '0');

/** A UUID of version 4 of one seed and value; the number of the transaction is its last digits. */
const uetrStem = (value: string, seed: number): string => {
  const digits = ['a', 'b', 'c'].map((part) => hexadecimal(hashOf(`${part}${seed} ${value}`))).join('');
  const [first, second, third] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 15)];
  return `${first}-${second}-4${third}-8${digits.slice(15, 18)}-${digits.slice(18, 24)}`;
};

/**
 * The part that all transactions have in common. The same value and seed give the same stem, so that a return with the
 * same seed names the transactions of the file with the payments.
 */
export const idStem = ({ value, kind }: IdSlot, seed: number): string =>
  kind === 'uetr'
    ? uetrStem(value, seed)
    : value.slice(0, longest - markLength - numberLength) + hexadecimal(hashOf(`${seed} ${value}`)).toUpperCase();

/** The part that is unique in the file, of constant length. */
export const idNumber = (transaction: number): string => String(transaction).padStart(numberLength, '0');
