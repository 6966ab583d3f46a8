const longest = { address: 254, local: 64, domain: 253, label: 63 };

/** Scripts that are commonly mixed in words; Latin letters may occur among the East Asian ones. */
const together: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];

const scriptOf = (letter: string): RegExp | undefined =>
  [
    /^\p{Script=Latin}$/u,
    /^\p{Script=Cyrillic}$/u,
    /^\p{Script=Greek}$/u,
    /^\p{Script=Armenian}$/u,
    /^\p{Script=Hebrew}$/u,
    /^\p{Script=Arabic}$/u,
    /^\p{Script=Devanagari}$/u,
    /^\p{Script=Thai}$/u,
  ].find((script) => script.test(letter));

/** Whether all letters are of one script, or of scripts that are commonly mixed. */
const isOfOneScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const all = letters.join('');
  if (together.some((scripts) => scripts.test(all))) return true;
  const script = scriptOf(letters[0] ?? '');
  return script !== undefined && letters.every((letter) => script.test(letter));
};

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

const isLocalPart = (local: string): boolean =>
  local.length <= longest.local && localPart.test(local) && isOfOneScript(local);

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    domain.length <= longest.domain &&
    labels.length > 1 &&
    labels.every((one) => one.length <= longest.label && label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    isOfOneScript(domain)
  );
};

/**
 * The normalised mail address (NFKC, lower case); undefined for a text that is too long, has another form, contains
 * control or invisible characters, or mixes scripts so that one letter can imitate another.
 */
export const mailAddress = (text: string): string | undefined => {
  const address = text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const parts = address.split('@');
  const [local = '', domain = ''] = parts;
  const wellFormed = parts.length === 2 && address.length <= longest.address;
  return wellFormed && isLocalPart(local) && isDomain(domain) ? address : undefined;
};

/** Whether two spellings are the same address. */
export const sameMailAddress = (one: string, other: string): boolean =>
  (mailAddress(one) ?? one) === (mailAddress(other) ?? other);
