import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { Request, Response } from 'express';
import { cookieOptions, readCookie } from '../cookies.ts';
import { keyFor } from '../keys.ts';
import type { AccessSettings } from '../settings.ts';

const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Number of remembered tokens; each is well below 1 KiB. */
const room = 5_000;

/**
 * Tokens `<nonce>.<mac>`: the MAC binds the nonce to one session, so that a token of another session is invalid. A
 * visitor without a session gets a token bound to no session; because anyone can get such a token, it is valid only
 * together with its cookie. The session of a valid token is remembered, because a page sends its token with every
 * command and the MAC never changes.
 */
export const xsrfTokens = ({ publicUrl, secret }: Pick<AccessSettings, 'publicUrl' | 'secret'>) => {
  const key = keyFor(secret, 'xsrf');
  const options = cookieOptions(publicUrl);
  const sessionOf = boundedCache<string>(room);

  const macOf = (nonce: string, sessionId: string | undefined) =>
    createHmac('sha256', key)
      .update(sessionId === undefined ? `anonymous ${nonce}` : `session ${sessionId} ${nonce}`)
      .digest('base64url');
  const isOf = (token: string, sessionId: string | undefined) => {
    if (sessionId !== undefined && sessionOf.get(token) === sessionId) return true;
    const [nonce = '', mac = '', ...more] = token.split('.');
    const isValid = more.length === 0 && sameText(mac, macOf(nonce, sessionId));
    if (isValid && sessionId !== undefined) sessionOf.set(token, sessionId);
    return isValid;
  };
  const issue = (response: Response, sessionId: string | undefined) => {
    const nonce = randomBytes(12).toString('base64url');
    response.cookie(xsrfCookie, `${nonce}.${macOf(nonce, sessionId)}`, options);
  };

  return {
    issue,
    offer: (request: Request, response: Response, sessionId: string | undefined): void => {
      if (!isOf(readCookie(request.headers.cookie, xsrfCookie) ?? '', sessionId)) issue(response, sessionId);
    },
    isGood: (request: Request, sessionId: string | undefined): boolean => {
      const token = request.get(xsrfHeader) ?? '';
      if (!isOf(token, sessionId)) return false;
      return sessionId !== undefined || sameText(token, readCookie(request.headers.cookie, xsrfCookie) ?? '');
    },
    clear: (response: Response): void => {
      response.clearCookie(xsrfCookie, options);
    },
  };
};
