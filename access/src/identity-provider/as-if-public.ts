import type { RequestHandler } from 'express';
import { readCookie } from '../cookies.ts';

/**
 * Rewrites each request as if it came directly to the public address, so that the provider generates public URLs behind
 * any proxy. The provider's session cookie is removed: there is no single sign-on, and every sign-in shows the choice
 * of accounts.
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
