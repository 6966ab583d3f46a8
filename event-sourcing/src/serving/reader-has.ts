import type { Request } from 'express';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a GET names what it would be answered with (`If-None-Match`, compared weakly: RFC 9110, 13.1.2). Express'
 * own `fresh` does not do: fetch adds `no-cache` to every request whose caller brings a condition.
 */
export const readerHas = (request: Request, etag: string): boolean => {
  const named = request.get('If-None-Match');
  if (request.method !== 'GET' || named === undefined) return false;
  return named.trim() === '*' || named.split(',').some((tag) => opaque(tag) === etag);
};
