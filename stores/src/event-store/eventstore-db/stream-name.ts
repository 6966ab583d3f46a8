/**
 * Characters that the server rejects in stream names: control characters and lone surrogates; also our escape
 * character.
 */
const unsafe = /[%\p{Cc}\p{Cs}]|^\$/gu;

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The server's name of a stream: with the prefix, never a system stream, never empty. */
export const theirName = (prefix: string, stream: string): string =>
  `${prefix}${stream === '' ? '%' : stream.replaceAll(unsafe, escaped)}`;

/** The inverse; undefined for a stream of another log. */
export const ourName = (prefix: string, name: string): string | undefined => {
  if (name.startsWith('$') || !name.startsWith(prefix)) return undefined;
  const stream = name.slice(prefix.length);
  if (stream === '%') return '';
  return stream.replaceAll(/%([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
};
