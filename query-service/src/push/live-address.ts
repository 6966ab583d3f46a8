import type { IncomingMessage } from 'node:http';
import { livePath } from '@clearbench/contracts/product-constants';

/** The kind of a request to the live connection. */
export type LiveAddress =
  | { readonly transport: 'info' }
  | { readonly transport: 'websocket' | 'xhr' | 'xhr_streaming' | 'xhr_send'; readonly sessionId: string };

/** The transports of the pages. SockJS has more, which need frames, or scripts that any page may run. */
const address = new RegExp(
  `^${livePath}/(?:(info)|[^/.?]{1,100}/([^/.?]{1,100})/(websocket|xhr|xhr_streaming|xhr_send))/?(?:\\?|$)`,
);

export const isLiveRequest = ({ url }: IncomingMessage): boolean =>
  url === livePath || url?.startsWith(`${livePath}/`) === true;

/** Undefined for other paths. */
export const liveAddressIn = ({ url = '' }: IncomingMessage): LiveAddress | undefined => {
  const [, info, sessionId = '', transport] = address.exec(url) ?? [];
  if (info !== undefined) return { transport: 'info' };
  return transport === undefined ? undefined : ({ transport, sessionId } as LiveAddress);
};
