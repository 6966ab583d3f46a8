import type { CookieOptions } from 'express';

const findCookie = (header: string, name: string): string | undefined => {
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

let latest: { readonly header: string; readonly name: string; readonly value: string | undefined } | undefined;

/**
 * The value of a cookie in a raw `Cookie` header; the first one when a name occurs twice. The latest answer is kept: a
 * request asks several times for its session, and the next request of a page brings the same header. Caches then find
 * the same text, whose hash is known.
 */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (header === undefined) return undefined;
  if (latest?.name !== name || latest.header !== header) latest = { header, name, value: findCookie(header, name) };
  return latest.value;
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
