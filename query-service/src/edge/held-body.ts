import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a request brings: held, so that it can be sent again, or a stream that can be sent once. */
export type Body = { readonly held: Buffer } | { readonly stream: IncomingMessage };

/** Bytes of a body held in memory while it is handed on. */
const mostHeld = 1024 * 1024;

export const bodyOf = async (request: IncomingMessage): Promise<Body> => {
  const { 'content-length': length, 'transfer-encoding': coded } = request.headers;
  if (coded !== undefined || Number(length ?? 0) > mostHeld) return { stream: request };
  return { held: length === undefined ? Buffer.alloc(0) : await buffer(request) };
};
