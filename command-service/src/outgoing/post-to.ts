import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AttemptResult } from '@clearbench/contracts/channel/commands';
import { longestResponse } from '@clearbench/contracts/channel/limits';
import { Failure } from '@clearbench/contracts/failure';
import { asShownName } from '@clearbench/contracts/shown-name';
import { checkedLookup, demandAllowed, type Guarded } from './checked-lookup.ts';

/** Milliseconds for the whole call: name resolution, connection, request and response. */
const patience = 10_000;

export type PostParts = Guarded & {
  /** Aborted when the process stops: a running call then rejects. */
  readonly stopping?: AbortSignal;
  /** For tests: the time limit in milliseconds. */
  readonly patience?: number;
};

/** The beginning of a response; the rest is not read. */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size >= longestResponse) break;
  }
  response.destroy();
  return asShownName(Buffer.concat(pieces).toString('utf8').slice(0, longestResponse)).slice(0, longestResponse);
};

const failureOf = (error: unknown, signal: AbortSignal): AttemptResult => {
  if (error instanceof Failure) return { ok: false, errorKey: error.errorKey };
  return { ok: false, errorKey: signal.aborted ? 'channel.timeout' : 'channel.unreachable' };
};

const send = (url: URL, options: RequestOptions, body: Uint8Array): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = request(url, options);
    sent.on('response', resolve).on('error', reject);
    sent.end(body);
  });

/**
 * Posts a body to an address of a user. Redirects are not followed, connections are not reused, and addresses in
 * networks that are not public are refused. Rejects only when the process stops.
 */
export const postTo = async (
  parts: PostParts,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<AttemptResult> => {
  const url = new URL(address);
  const tooLate = AbortSignal.timeout(parts.patience ?? patience);
  const signal = parts.stopping ? AbortSignal.any([tooLate, parts.stopping]) : tooLate;
  try {
    demandAllowed(parts, url.hostname.replace(/^\[|\]$/g, ''));
    const length = { 'Content-Length': String(body.length) };
    const options = { method: 'POST', headers: { ...headers, ...length }, agent: false, signal } as const;
    const answer = await send(url, { ...options, lookup: checkedLookup(parts) }, body);
    const status = answer.statusCode ?? 0;
    const text = await beginningOf(answer);
    const response = { status, ...(text === '' ? {} : { response: text }) };
    return status >= 200 && status < 300
      ? { ok: true, ...response }
      : { ok: false, errorKey: 'channel.badStatus', ...response };
  } catch (error) {
    parts.stopping?.throwIfAborted();
    return failureOf(error, tooLate);
  }
};
