import type { CookieOptions } from 'express';

/** The value of a cookie in a raw `Cookie` header; the first one when a name occurs twice. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (header === undefined) return undefined;
  for (let at = 0; at < header.length; ) {
    const semicolon = header.indexOf(';', at);
    const end = semicolon === -1 ? header.length : semicolon;
    const split = header.indexOf('=', at);
    if (split > at && split < end && header.slice(at, split).trim() === name)
      return header.slice(split + 1, end).trim();
    at = end + 1;
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
