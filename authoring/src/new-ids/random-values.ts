/** Four whole numbers below 2³²; the same ones give the same identifiers. */
export type Seed = readonly [number, number, number, number];

/** A whole number from 0 to below `limit`. */
export type Random = (limit: number) => number;

const { floor, imul } = Math;

/** sfc32: 128 bits of state, so that two commands hardly ever make the same identifiers. Not for secrets. */
export const randomFrom = ([one, two, three, four]: Seed): Random => {
  let [a, b, c, counter] = [one | 0, two | 0, three | 0, four | 0];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return imul(1, sum) >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return (limit) => floor((next() / 2 ** 32) * limit);
};

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const capital = small.toUpperCase();

const alphabetOf = (character: string): string | undefined =>
  [digits, small, capital].find((alphabet) => alphabet.includes(character));

const oneOf = (alphabet: string, random: Random): string => alphabet.charAt(random(alphabet.length));
const digitsOf = (count: number, random: Random): string =>
  Array.from({ length: count }, () => oneOf(digits, random)).join('');

/** Minimum number of random characters: enough that two identifiers are not equal by chance. */
const enough = 10;
/** Letters at the beginning say what the identifier is of, such as `MSG`. */
const longestPrefix = 12;

/** What banks accept in an identifier; others are left out. */
const unusual = /[^0-9A-Za-z.+:-]/g;

/** The characters to replace: all digits and, if they are too few, the last letters after the prefix. */
const changing = (characters: readonly string[], prefix: number): ReadonlySet<number> => {
  const places = characters.map((_, place) => place);
  const chosen = places.filter((place) => digits.includes(characters[place] ?? ''));
  const letters = places.filter((place) => place >= prefix && /[A-Za-z]/.test(characters[place] ?? ''));
  const missing = Math.max(0, enough - chosen.length);
  return new Set([...chosen, ...(missing === 0 ? [] : letters.slice(-missing))]);
};

/**
 * Another identifier of the same form: digits become digits, letters and separators stay as far as enough digits are
 * left. One too short for that gets digits after it, as far as its element allows.
 */
export const newIdLike = (old: string, longest: number, random: Random): string => {
  const plain = old.replace(unusual, '').slice(0, longest);
  const prefix = /^[A-Za-z]*/.exec(plain)?.[0].slice(0, longestPrefix).length ?? 0;
  const characters = [...plain];
  const chosen = changing(characters, prefix);
  if (chosen.size >= enough)
    return characters
      .map((character, place) => (chosen.has(place) ? oneOf(alphabetOf(character) ?? digits, random) : character))
      .join('');
  const added = Math.min(enough + 2, longest);
  return plain.slice(0, longest - added) + digitsOf(added, random);
};

/** A UUID of version 4, as a UETR is. */
export const newUuid = (random: Random): string => {
  const hexadecimal = (count: number): string =>
    Array.from({ length: count }, () => oneOf('0123456789abcdef', random)).join('');
  return [8, 4]
    .map(hexadecimal)
    .join('-')
    .concat(`-4${hexadecimal(3)}-${oneOf('89ab', random)}${hexadecimal(3)}-${hexadecimal(12)}`);
};

/** The instant moved by an offset such as +01:00, so that its UTC clock shows the local time. */
const movedBy = (offset: string, epoch: number): number => {
  const match = /^([+-])(\d{2}):(\d{2})$/.exec(offset);
  if (match === null) return epoch;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return epoch + (match[1] === '-' ? -minutes : minutes) * 60_000;
};

/** The instant as the old value was written: its offset, and as many digits of a second. A local time is Berlin's, as `localNow` says it. */
export const timeLike = (old: string, now: string, localNow: string): string | undefined => {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(old);
  if (match === null) return undefined;
  const [, fraction = '', zone = ''] = match;
  const clock = zone === '' ? localNow : new Date(movedBy(zone, Date.parse(now))).toISOString();
  const places =
    fraction === ''
      ? ''
      : `.${clock
          .slice(20, 23)
          .padEnd(3, '0')
          .padEnd(fraction.length - 1, '0')
          .slice(0, fraction.length - 1)}`;
  return `${clock.slice(0, 19)}${places}${zone}`;
};
