import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { commandIdHeader, requestIdHeader } from '@clearbench/contracts/header-names';
import type { Body } from './buffered-body.ts';

/** Headers of a single connection. */
const ofConnections = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

const forwardedHeader = 'x-handed-on';

/** Whether a query service has forwarded this request; forwarding it again would be a loop. */
export const wasForwarded = ({ headers }: IncomingMessage): boolean => headers[forwardedHeader] !== undefined;

/** Headers to forward; those named in `Connection` are excluded. */
export const headersToForward = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnections.has(name) && !named.has(name)));
};

/**
 * The headers for a command service: the client's address, the request id for both logs, and a command id where the
 * client sent none, so that a repetition is the same command. Compression is done by the query service.
 */
export const forwardedHeaders = (
  request: IncomingMessage & { readonly id?: string },
  body: Body,
): OutgoingHttpHeaders => {
  const { 'accept-encoding': _, 'content-length': length, ...headers } = headersToForward(request.headers);
  const behind = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  const size = 'held' in body ? body.held.length : Number(length);
  const hasBody = 'stream' in body || length !== undefined;
  return {
    [commandIdHeader.toLowerCase()]: randomUUID(),
    ...headers,
    ...(hasBody && Number.isSafeInteger(size) ? { 'content-length': size } : {}),
    'x-forwarded-for': behind,
    [forwardedHeader]: '1',
    ...(request.id === undefined ? {} : { [requestIdHeader.toLowerCase()]: request.id }),
  };
};
