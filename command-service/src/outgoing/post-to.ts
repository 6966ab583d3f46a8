import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptResult } from '@clearbench/contracts/channel/commands';
import { longestResponse } from '@clearbench/contracts/channel/limits';
import { Failure } from '@clearbench/contracts/failure';
import { asShownName } from '@clearbench/contracts/shown-name';
import { type AllowedNetworks, isRefusedAddress } from '@clearbench/hosting/outgoing-address';

/** Milliseconds for the whole call: name resolution, connection, request and response. */
const patience = 10_000;

const addressRefused = () => new Failure('channel.addressRefused');

type Resolve = (
  hostname: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type PostParts = {
  readonly allowed: AllowedNetworks;
  /** Aborted when the process stops: a running call then rejects. */
  readonly stopping?: AbortSignal;
  /** For tests: resolves names, and the time limit in milliseconds. */
  readonly resolve?: Resolve;
  readonly patience?: number;
};

/**
 * Resolves a name for one connection and refuses it if any of its addresses is refused. The check applies to the address
 * of the connection itself, so a name that resolves differently the next time does not bypass it.
 */
const checkedLookup =
  ({ allowed, resolve = dnsLookup }: PostParts): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => isRefusedAddress(address, allowed)))
        return done(addressRefused(), []);
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return done(null, first?.address ?? '', first?.family);
    });
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
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const tooLate = AbortSignal.timeout(parts.patience ?? patience);
  const signal = parts.stopping ? AbortSignal.any([tooLate, parts.stopping]) : tooLate;
  try {
    // A literal address is not looked up.
    if (isIP(literal) !== 0 && isRefusedAddress(literal, parts.allowed)) throw addressRefused();
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
