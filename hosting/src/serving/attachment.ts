/** Characters that `encodeURIComponent` keeps and that a header value must not contain (RFC 8187). */
const unescaped = /['()*]/g;

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    unescaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Headers that save a reply under a name, also with non-ASCII letters (RFC 6266) or a lone surrogate. */
export const attachmentNamed = (name: string): Record<string, string> => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}` };
};
