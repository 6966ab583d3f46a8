/** Never a place to return to: they would send the visitor round in circles. */
const signInPath = /^\/(?:oauth2|auth)(?:\/|$)/;

/**
 * The path a visitor may be sent back to after signing in: one of ours, whatever was asked for. Browsers read
 * back-slashes, tabs and dots in addresses in surprising ways, so the address is read as they do and judged after.
 */
export const safePath = (wanted: unknown, publicUrl: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000) return '/';
  const url = URL.parse(wanted, publicUrl);
  if (!url || url.origin !== publicUrl) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return /^\/[/\\]/.test(path) || signInPath.test(path) ? '/' : path;
};
