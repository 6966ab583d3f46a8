import { pipeline } from 'node:stream/promises';
import { positionHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import type { Request, Response } from 'express';
import { endTogether } from './end-together.ts';
import type { Answer } from './endpoint.ts';
import type { WrittenReply } from './written-reply.ts';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a GET has the current tag in `If-None-Match` (weak comparison, RFC 9110, 13.1.2). Express' own `fresh` is
 * unsuitable: fetch adds `no-cache` to every conditional request.
 */
const readerHas = (request: Request, etag: string): boolean => {
  const named = request.get('If-None-Match');
  if (request.method !== 'GET' || named === undefined) return false;
  return named.trim() === '*' || named.split(',').some((tag) => opaque(tag) === etag);
};

const json = 'application/json';

/** Sends JSON with fixed headers, because Express would look up the content type for every reply. */
const sendJson = (response: Response, body: string | Buffer): void => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  endTogether(response, body);
};

/**
 * Sends the compressed bytes where the client accepts them; the compressing middleware skips replies that are already
 * compressed.
 */
const sendWritten = async (response: Response, { plain, gzipped }: WrittenReply): Promise<void> => {
  const { req: request } = response;
  if (request.headers['accept-encoding'] === undefined || !request.acceptsEncodings('gzip'))
    return sendJson(response, plain);
  const packed = await gzipped();
  response.setHeader('Content-Encoding', 'gzip');
  sendJson(response, packed);
};

/** Writes the result of a handler, or 304 to a client that has it. */
export const writeAnswer = async <R extends Route>(route: R, answer: Answer<R>, response: Response): Promise<void> => {
  if (answer.etag !== undefined) response.setHeader('ETag', `"${answer.etag}"`);
  if (answer.position !== undefined) response.setHeader(positionHeader, String(answer.position));
  if (answer.headers) response.set(answer.headers);
  if (response.req.method === 'GET' && !response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', 'no-store');
  // A route with several media types sets the type itself.
  const type = answer.headers?.['Content-Type'] ?? route.replyType ?? json;
  if (answer.etag !== undefined && readerHas(response.req, `"${answer.etag}"`)) response.status(304).end();
  else if (answer.stream) {
    response.type(type);
    await pipeline(answer.stream, response);
  } else if (answer.written) await sendWritten(response, answer.written);
  else if (type === json) sendJson(response, JSON.stringify(answer.reply ?? {}));
  else response.type(type).send(answer.reply);
};
