import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { commandIdHeader, requestIdHeader } from '@clearbench/contracts/header-names';
import type { Body } from './held-body.ts';

/** What concerns one connection and not what is said over it. */
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

const handedOnHeader = 'x-handed-on';

/** Whether a query service has sent this here: then asking on would go round in a circle. */
export const wasHandedOn = ({ headers }: IncomingMessage): boolean => headers[handedOnHeader] !== undefined;

/** Headers worth handing on; those a connection names as its own are not. */
export const handedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnections.has(name) && !named.has(name)));
};

/**
 * The headers a command service is asked with: who is behind this connection, under which id it is told of in both logs,
 * and an id for the command where the caller chose none, so that a second try is the same command. What is compressed
 * is compressed here.
 */
export const askedWith = (request: IncomingMessage & { readonly id?: string }, body: Body): OutgoingHttpHeaders => {
  const { 'accept-encoding': _, 'content-length': length, ...headers } = handedOn(request.headers);
  const behind = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  const size = 'held' in body ? body.held.length : Number(length);
  const hasBody = 'stream' in body || length !== undefined;
  return {
    [commandIdHeader.toLowerCase()]: randomUUID(),
    ...headers,
    ...(hasBody && Number.isSafeInteger(size) ? { 'content-length': size } : {}),
    'x-forwarded-for': behind,
    [handedOnHeader]: '1',
    ...(request.id === undefined ? {} : { [requestIdHeader.toLowerCase()]: request.id }),
  };
};
