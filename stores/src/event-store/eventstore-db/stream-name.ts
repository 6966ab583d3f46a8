/** Characters no stream there may be named with: control characters, halves of a pair, and our own sign. */
const unsafe = /[%\p{Cc}\p{Cs}]|^\$/gu;

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What a stream of ours is called there: below the prefix, never a system stream, never without a name. */
export const theirName = (prefix: string, stream: string): string =>
  `${prefix}${stream === '' ? '%' : stream.replaceAll(unsafe, escaped)}`;

/** The way back; undefined for a stream that is not ours. */
export const ourName = (prefix: string, name: string): string | undefined => {
  if (name.startsWith('$') || !name.startsWith(prefix)) return undefined;
  const stream = name.slice(prefix.length);
  if (stream === '%') return '';
  return stream.replaceAll(/%([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
};
