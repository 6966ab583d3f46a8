import type { Request } from 'express';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a GET has the current tag in `If-None-Match` (weak comparison, RFC 9110, 13.1.2). Express' own `fresh` is
 * unsuitable: fetch adds `no-cache` to every conditional request.
 */
export const readerHas = (request: Request, etag: string): boolean => {
  const named = request.get('If-None-Match');
  if (request.method !== 'GET' || named === undefined) return false;
  return named.trim() === '*' || named.split(',').some((tag) => opaque(tag) === etag);
};
