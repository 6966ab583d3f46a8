/** Paths of sign-in, which would cause a redirect loop. */
const signInPath = /^\/(?:oauth2|auth)(?:\/|$)/;

/**
 * The path for the redirect after sign-in, always on this origin. Browsers treat backslashes, tabs and dots in URLs in
 * unexpected ways, so the URL is parsed as browsers do before it is checked.
 */
export const safePath = (wanted: unknown, publicUrl: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000) return '/';
  const url = URL.parse(wanted, publicUrl);
  if (!url || url.origin !== publicUrl) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return /^\/[/\\]/.test(path) || signInPath.test(path) ? '/' : path;
};
