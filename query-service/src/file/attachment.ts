/** Headers that save a reply under a name, also one with letters beyond ASCII (RFC 6266). */
export const attachmentNamed = (name: string): Record<string, string> => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}` };
};
