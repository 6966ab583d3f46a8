import type { LoginUrls } from './login-slice.ts';
import { isServerPath, safePath } from './safe-redirect.ts';

/** What the sign-in page does with an address: it redirects at once, or is shown. */
export type LoginStep =
  | { readonly type: 'show' }
  /** Another page of the application, or a path of the server. */
  | { readonly type: 'move'; readonly path: string }
  | { readonly type: 'load'; readonly path: string };

/** The provider's address with the return path. */
export const providerUrl = (url: string, back: string | undefined): string =>
  back === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(back)}`;

/** An explicit redirectTo first; then the only provider, unless the page has a message. */
export const loginStep = (
  query: URLSearchParams,
  urls: LoginUrls | undefined,
  back: string | undefined,
  origin: string,
): LoginStep => {
  const wanted = safePath(query.get('redirectTo'), origin);
  if (wanted) return isServerPath(wanted) ? { type: 'load', path: wanted } : { type: 'move', path: wanted };
  const somethingToRead = ['error', 'cancelled', 'signedOut', 'deleted', 'ended'].some((name) => query.has(name));
  const [only, ...others] = urls ?? [];
  if (only && others.length === 0 && !somethingToRead) return { type: 'load', path: providerUrl(only.url, back) };
  return { type: 'show' };
};
