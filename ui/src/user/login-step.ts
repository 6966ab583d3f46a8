import type { LoginUrls } from './login-slice.ts';
import { isServerPath, safePath } from './safe-redirect.ts';

/** What the sign-in page does with an address: goes on at once, or shows itself. */
export type LoginStep =
  | { readonly type: 'show' }
  /** Another page of ours, or a path the server answers. */
  | { readonly type: 'move'; readonly path: string }
  | { readonly type: 'load'; readonly path: string };

/** The provider's address, told where to come back to. */
export const providerUrl = (url: string, back: string | undefined): string =>
  back === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(back)}`;

/** An explicit redirectTo first; then the only provider, unless there is something to read here. */
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
