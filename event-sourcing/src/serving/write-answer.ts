import { pipeline } from 'node:stream/promises';
import { positionHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import type { Response } from 'express';
import type { Answer } from './endpoint.ts';
import { readerHas } from './reader-has.ts';
import type { WrittenReply } from './written-reply.ts';

const json = 'application/json';

/** Sends JSON with fixed headers, because Express would look up the content type for every reply. */
const sendJson = (response: Response, body: string | Buffer): void => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
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
