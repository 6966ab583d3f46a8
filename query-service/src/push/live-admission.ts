import type { IncomingMessage } from 'node:http';
import type { Principal } from '@clearbench/contracts/session/principal';
import { type LiveAddress, liveAddressIn } from './live-address.ts';
import { liveLimits } from './live-limits.ts';

/** The account of a request, and its cookie. */
export type LiveClient = { readonly principal: Principal; readonly cookie: string | undefined };
export type Admitted = { readonly address: LiveAddress; readonly client: LiveClient };
export type PrincipalFromCookie = (cookie: string | undefined) => Promise<Principal | undefined>;

const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
};

/** A body has a declared length within the limit. */
const isBodyAllowed = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'POST' || Number(headers['content-length'] ?? Number.NaN) <= liveLimits.transportMessage;

const methodOf = ({ transport }: LiveAddress): string =>
  transport === 'info' || transport === 'websocket' ? 'GET' : 'POST';

/** The client and the kind of its request, or the status of a refusal. */
export const admitted = async (
  request: IncomingMessage,
  principalFromCookie: PrincipalFromCookie,
): Promise<Admitted | number> => {
  const address = liveAddressIn(request);
  if (!address) return 404;
  if (!isSameOrigin(request)) return 403;
  if (!isBodyAllowed(request)) return 413;
  const { cookie } = request.headers;
  const principal = await principalFromCookie(cookie);
  if (!principal) return 401;
  return request.method === methodOf(address) ? { address, client: { principal, cookie } } : 405;
};
