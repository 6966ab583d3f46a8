import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveHeartbeat, livePath } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';
import sockjs from 'sockjs';
import type { LiveConnections } from './live-connections.ts';
import { sessionOwners } from './session-owners.ts';
import { socketWire } from './socket-wire.ts';

export type LiveServer = {
  /** True when the request was for the live connection and is being dealt with. */
  request(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop(): void;
};

type PrincipalFromCookie = (cookie: string | undefined) => Promise<Principal | undefined>;
type Handler = (request: IncomingMessage, response: unknown, head?: Buffer) => void;

/** So often everybody who listens is asked for again: sessions end by themselves, too. */
const everyMinute = 60_000;

/** A client only ever sends a few short frames. */
const largestRequest = 64 * 1024;

const isOurs = ({ url }: IncomingMessage): boolean => url === livePath || url?.startsWith(`${livePath}/`) === true;

/**
 * The ways our pages come by. sockjs has more: a page that fetches its script from a stranger's server, and answers
 * that are scripts any page may run. Nobody needs them here.
 */
const knownWay = new RegExp(`^${livePath}/(?:info|[^/.]+/[^/.]+/(?:websocket|xhr|xhr_send|xhr_streaming))/?(?:\\?|$)`);

const isKnownWay = ({ url }: IncomingMessage): boolean => knownWay.test(url ?? '');

const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
};

const isModest = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'POST' || Number(headers['content-length'] ?? Number.NaN) <= largestRequest;

/** SockJS at /messaging: everybody is known before sockjs sees the request, and each session belongs to who opened it. */
export const liveServer = (connections: LiveConnections, principalFromCookie: PrincipalFromCookie): LiveServer => {
  const server = sockjs.createServer({ prefix: livePath, log: () => undefined });
  const handle = (server as unknown as { middleware(): Handler }).middleware();
  const owners = sessionOwners();
  let leaving = false;

  server.on('connection', (connection) => {
    const owner = owners.of(connection.url);
    if (!owner || leaving) {
      connection.close();
      return;
    }
    const stillWho = () => principalFromCookie(owner.cookie);
    const { receive, closed } = connections.open(socketWire(connection), owner.principal, stillWho);
    connection.on('data', receive);
    connection.on('close', () => {
      closed();
      owners.forget(connection.url);
    });
  });

  const admit = async (request: IncomingMessage): Promise<number> => {
    if (leaving) return 503;
    if (!isKnownWay(request)) return 404;
    if (!isSameOrigin(request)) return 403;
    if (!isModest(request)) return 413;
    const { cookie } = request.headers;
    const principal = await principalFromCookie(cookie);
    if (!principal) return 401;
    return owners.claim(request.url ?? '', { principal, cookie }) ? 200 : 403;
  };
  const admitted = (request: IncomingMessage, enter: () => void, refuse: (status: number) => void): true => {
    admit(request).then(
      (status) => (status === 200 ? enter() : refuse(status)),
      () => refuse(500),
    );
    return true;
  };

  const heart = setInterval(connections.beat, liveHeartbeat).unref();
  const round = setInterval(connections.askEverybody, everyMinute).unref();

  return {
    request: (request, response) =>
      isOurs(request) &&
      admitted(
        request,
        () => handle(request, response),
        (status) => response.writeHead(status).end(),
      ),
    upgrade: (request, socket, head) =>
      isOurs(request) &&
      admitted(
        request,
        () => handle(request, socket, head),
        (status) => socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\n\r\n`),
      ),
    stop: () => {
      leaving = true;
      clearInterval(heart);
      clearInterval(round);
      connections.stop();
    },
  };
};
