import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { rateLimiter } from '@clearbench/contracts/concurrency/rate-limiter';
import { liveHeartbeat } from '@clearbench/contracts/product-constants';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { WebSocketServer } from 'ws';
import { connectionCeiling } from './connection-ceiling.ts';
import { isLiveRequest } from './live-address.ts';
import { type Admitted, admitted, type LiveClient, type PrincipalFromCookie } from './live-admission.ts';
import type { LiveConnections } from './live-connections.ts';
import { type LiveSettings, liveLimits, usualLiveSettings } from './live-limits.ts';
import type { Wire } from './stomp-session.ts';
import { websocketHeart } from './websocket-heart.ts';
import { type SessionHandlers, websocketSession } from './websocket-session.ts';
import { xhrSessions } from './xhr-sessions.ts';

export type LiveServer = {
  /** True where the request was for the live connection; it is then answered here. */
  request(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop(): void;
};

/** Every minute the access of each connection is checked again, because sessions also expire. */
const presenceInterval = millisecondsPerMinute;

const closeTimeout = 5_000;

const headersOf: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  413: { Connection: 'close' },
  426: { Upgrade: 'websocket' },
  429: { 'Retry-After': '5' },
  503: { 'Retry-After': '5' },
};

const answer = (response: ServerResponse, status: number): void => {
  if (!response.headersSent) response.writeHead(status, headersOf[status]).end();
};

const sendInfo = (response: ServerResponse): void => {
  const body = { websocket: true, origins: ['*:*'], cookie_needed: false, entropy: randomInt(2 ** 32) };
  const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store' };
  response.writeHead(200, headers).end(JSON.stringify(body));
};

const refuseUpgrade = (socket: Duplex, status: number): void => {
  const lines = Object.entries(headersOf[status] ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n${lines.join('')}\r\n`);
};

/** Opens connections within the limits. */
const connectionOpener = (
  connections: LiveConnections,
  principalFromCookie: PrincipalFromCookie,
  settings: LiveSettings,
) => {
  const ceiling = connectionCeiling(settings);
  const open = (wire: Wire, { principal, cookie }: LiveClient): SessionHandlers =>
    connections.open(wire, principal, () => principalFromCookie(cookie));
  return {
    open,
    /** The status of a refusal; undefined where the connection is counted, until `leave`. */
    enter: ({ principal }: LiveClient): number | undefined => {
      const reached = ceiling.enter(principal.user.userId);
      return reached === undefined ? undefined : reached === 'account' ? 429 : 503;
    },
    leave: ({ principal }: LiveClient): void => ceiling.leave(principal.user.userId),
  };
};

/** The transports over HTTP: the status of the response, undefined where the response follows later. */
const overRequests = (opener: ReturnType<typeof connectionOpener>, { disconnectDelay }: LiveSettings) => {
  const sessions = xhrSessions(disconnectDelay);
  return async (request: IncomingMessage, response: ServerResponse, { address, client }: Admitted) => {
    const { userId } = client.principal.user;
    if (address.transport === 'info') return sendInfo(response);
    if (address.transport === 'websocket') return 426;
    if (address.transport === 'xhr_send') return sessions.write(address.sessionId, userId, request);
    request.resume();
    const kind = address.transport === 'xhr' ? 'polling' : 'streaming';
    const open = (wire: Wire): SessionHandlers | number => {
      const refused = opener.enter(client);
      if (refused !== undefined) return refused;
      const { receive, closed } = opener.open(wire, client);
      return {
        receive,
        closed: () => {
          closed();
          opener.leave(client);
        },
      };
    };
    return sessions.read(address.sessionId, userId, open, response, kind);
  };
};

const overWebsockets = (opener: ReturnType<typeof connectionOpener>) => {
  const heart = websocketHeart();
  const { transportMessage: maxPayload, fragments: maxFragments } = liveLimits;
  const limits = { maxPayload, maxFragments, closeTimeout };
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false, ...limits });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, client: LiveClient): number | undefined => {
    const refused = opener.enter(client);
    if (refused !== undefined) return refused;
    socket.once('close', () => opener.leave(client));
    server.handleUpgrade(request, socket, head, (websocket) => {
      heart.add(websocket);
      websocketSession(websocket, socket, (wire) => opener.open(wire, client));
    });
    return undefined;
  };
  return { upgrade, stop: heart.stop };
};

/**
 * SockJS at /messaging, over WebSocket and xhr. A client is authenticated before its first byte is read, its session
 * belongs to its account, and everything it sends, keeps open and leaves unread is limited (`liveLimits`).
 */
export const liveServer = (
  connections: LiveConnections,
  principalFromCookie: PrincipalFromCookie,
  settings = usualLiveSettings,
): LiveServer => {
  const opener = connectionOpener(connections, principalFromCookie, settings);
  const [websockets, requests] = [overWebsockets(opener), overRequests(opener, settings)];
  const heart = setInterval(connections.beat, liveHeartbeat).unref();
  const round = setInterval(connections.requestAllPresence, presenceInterval).unref();
  const rate = rateLimiter(settings.requests);
  let leaving = false;

  /** A client that disconnected during authentication would leave a session that never ends. */
  const admit = async (request: IncomingMessage): Promise<Admitted | number | undefined> => {
    const admission = leaving ? 503 : await admitted(request, principalFromCookie);
    if (request.socket.destroyed) return undefined;
    return typeof admission === 'number' || rate.take(admission.client.principal.user.userId) === 0 ? admission : 429;
  };
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const admission = await admit(request);
    if (admission === undefined) return;
    const status = typeof admission === 'number' ? admission : await requests(request, response, admission);
    if (typeof status === 'number') answer(response, status);
  };
  const answerUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const admission = await admit(request);
    if (admission === undefined) return;
    const isAdmitted = typeof admission !== 'number' && admission.address.transport === 'websocket';
    const other = typeof admission === 'number' ? admission : 404;
    const status = isAdmitted ? websockets.upgrade(request, socket, head, admission.client) : other;
    if (status !== undefined) refuseUpgrade(socket, status);
  };

  return {
    request: (request, response) => {
      if (!isLiveRequest(request)) return false;
      answerRequest(request, response).catch(() => answer(response, 500));
      return true;
    },
    upgrade: (request, socket, head) => {
      if (!isLiveRequest(request)) return false;
      answerUpgrade(request, socket, head).catch(() => socket.destroy());
      return true;
    },
    stop: () => {
      leaving = true;
      clearInterval(heart);
      clearInterval(round);
      websockets.stop();
      connections.stop();
    },
  };
};
