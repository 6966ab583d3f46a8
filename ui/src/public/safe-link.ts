/** How an address a text links to may be followed; nothing where it must not be. */
export type SafeLink = { readonly href: string; readonly outside: boolean };

const allowed = new Set(['http:', 'https:', 'mailto:']);

/** Only pages and mail: whatever could run something, or bring its own content, is no link. */
export const safeLink = (written: string, origin: string): SafeLink | undefined => {
  const address = written.trim();
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (!allowed.has(url.protocol)) return undefined;
  return url.origin === origin
    ? { href: url.pathname + url.search + url.hash, outside: false }
    : { href: url.href, outside: url.protocol !== 'mailto:' };
};
