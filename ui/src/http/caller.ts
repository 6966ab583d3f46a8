import { xsrfCookie } from '@clearbench/contracts/header-names';
import { fetchWire } from './fetch-wire.ts';
import { httpCaller } from './http-caller.ts';
import { doubtConnection, isServerLost, noteAnswer, onServerLost } from './reachability.ts';
import { announceAccountRefused, announceSessionEnd } from './session-end.ts';
import { uploadWire } from './upload-wire.ts';

const readCookie = (cookies: string, name: string): string | undefined => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
};

const browser = {
  origin: '',
  wire: fetchWire,
  uploadWire,
  xsrfToken: () => readCookie(document.cookie, xsrfCookie),
  newId: () => crypto.randomUUID(),
  sessionEnded: announceSessionEnd,
  accountRefused: announceAccountRefused,
};

/** Sends each call once, without retries, for the probe of the connection. */
export const probeCaller = httpCaller({ ...browser, retryAfter: [] });

/**
 * `caller(route)` is a function that makes the call: it takes the input of the route and returns the route's reply, or
 * rejects with a `Failure`. A command is repeated with the same id after a short network failure, and refused while the
 * connection is lost; reads wait for the own writes of the page.
 */
export const caller = httpCaller({
  ...browser,
  answered: ({ call, status, requestId }) => {
    console.debug(call, status, requestId);
    if (status !== undefined) noteAnswer();
  },
  retryAfter: [300, 1_000, 2_500],
  connection: { isLost: isServerLost, onLost: onServerLost, doubt: doubtConnection },
});
