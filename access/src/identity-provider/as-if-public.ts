import type { RequestHandler } from 'express';
import { readCookie } from '../cookies.ts';

/**
 * Shows the provider each request as one that came straight to the public address, whatever a proxy made of it, so
 * that all its addresses are the public ones. The provider's own session is left out: nobody stays signed in there,
 * and every sign-in asks again which account it shall be.
 */
export const asIfPublic = (publicUrl: string, providerSession: string): RequestHandler => {
  const { host, protocol } = new URL(publicUrl);
  const isOther = (pair: string) =>
    [providerSession, `${providerSession}.sig`].every((name) => readCookie(pair, name) === undefined);

  return ({ headers }, _response, next) => {
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
    if (headers.cookie !== undefined) headers.cookie = headers.cookie.split(';').filter(isOther).join(';');
    next();
  };
};
