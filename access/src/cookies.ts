import type { CookieOptions } from 'express';

/** The value of a cookie in a raw `Cookie` header; the first one when a name occurs twice. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const pair of header?.split(';') ?? []) {
    const split = pair.indexOf('=');
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return undefined;
};

/** Cookies of an https installation are sent over https only. */
export const cookieOptions = (publicUrl: string): CookieOptions & { readonly path: string } => ({
  path: '/',
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
});

/** Over https the browser guarantees with this prefix that no other host has set the cookie. */
export const hostCookieName = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
