/** How an address in a text may be opened; undefined if it must not be. */
export type SafeLink = { readonly href: string; readonly outside: boolean };

const allowed = new Set(['http:', 'https:', 'mailto:']);

/** Only pages and mail are permitted: other schemes could run code or contain their own content. */
export const safeLink = (written: string, origin: string): SafeLink | undefined => {
  const address = written.trim();
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (!allowed.has(url.protocol)) return undefined;
  return url.origin === origin
    ? { href: url.pathname + url.search + url.hash, outside: false }
    : { href: url.href, outside: url.protocol !== 'mailto:' };
};
