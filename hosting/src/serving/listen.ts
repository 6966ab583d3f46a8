import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { healthEndpoint } from '../health/health.ts';
import { bodyPace, type Pace, usualPace } from './body-pace.ts';
import { ownRequests } from './own-requests.ts';
import { oneAtATime } from './pipelined-requests.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The address to listen on, and the origin for browsers; '' = http://localhost with that port. */
export type Address = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** Connections that may be open at the same time; more are closed as they come. Left out = as many as there can be. */
  readonly mostConnections?: number;
};

/** The public address. The port is opened first, because the sign-in redirect contains it. */
export type HttpListener = {
  readonly url: string;
  /** The URL by which this process calls itself. */
  readonly loopbackUrl: string;
  /** From here on requests go to these two handlers; `app` is the application behind them. */
  open(handler: RequestListener, upgrade: Upgrade, app?: Express): void;
  close(): Promise<void>;
};

const starting = healthEndpoint(async () => ({ ready: false, reasons: ['it is starting'] }));

const notYet: RequestListener = (request: IncomingMessage, response: ServerResponse) => {
  if (!starting(request, response)) response.writeHead(503, { 'Retry-After': '1' }).end();
};

/** Time limits in milliseconds. */
export type Patience = {
  /** Time limit for receiving a request, and for its headers alone. */
  readonly request: number;
  readonly headers: number;
  /** The slowest accepted body. */
  readonly pace: Pace;
  /** Interval of checking the limits. */
  readonly check: number;
  /** Time that an idle connection stays open for the next request. */
  readonly idle: number;
  /** Time limit for running requests while the server is closing. */
  readonly farewell: number;
};

/**
 * Long enough for a file of 100 MB over a slow connection, and short enough against connections that send a byte a
 * minute.
 */
const usualPatience: Patience = {
  request: 15 * 60_000,
  headers: 20_000,
  pace: usualPace,
  check: 5_000,
  // Longer than proxies keep idle connections (usually 60 s): they must not reuse one that is being closed.
  idle: 65_000,
  farewell: 3_000,
};

/** Services have more time, because other processes continue the work. */
export const patienceOfServices: Patience = { ...usualPatience, farewell: 20_000 };

/** Requests of a connection that may wait for an earlier response; no browser sends more than one. */
const mostWaitingRequests = 16;

/** Milliseconds between checks for idle connections while the server is closing. */
const oftenMs = 50;

/** The host by which this process reaches itself. */
const ownHost = ({ address, family }: AddressInfo): string => {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
};

export const listen = async (
  { port, host, publicUrl, mostConnections }: Address,
  patience: Patience = usualPatience,
): Promise<HttpListener> => {
  const { classes, belongTo, asksFirst, waitsForContinue } = ownRequests();
  const timing = {
    requestTimeout: patience.request,
    headersTimeout: patience.headers,
    connectionsCheckingInterval: patience.check,
    keepAliveTimeout: patience.idle,
  };
  const server = createServer({ ...classes, ...timing });
  let handler = notYet;
  let upgrade: Upgrade = (_request, socket) => socket.destroy();
  if (mostConnections !== undefined) server.maxConnections = mostConnections;
  const pace = bodyPace(patience.pace, waitsForContinue);
  const answer = oneAtATime((request, response) => {
    pace.watch(request, response);
    handler(request, response);
  }, mostWaitingRequests);
  server.on('request', answer);
  server.on('checkContinue', (request, response) => {
    asksFirst(request, response);
    answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    // Node removes its own error listener from an upgraded socket: without one, a reset by the client would end the
    // process.
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: publicUrl || `http://localhost:${address.port}`,
    loopbackUrl: `http://${ownHost(address)}:${address.port}`,
    open: (newHandler, newUpgrade, app) => {
      if (app !== undefined) belongTo(app);
      handler = newHandler;
      upgrade = newUpgrade;
    },
    close: () =>
      new Promise((resolve) => {
        // A connection that becomes idle can be closed.
        const idle = setInterval(() => server.closeIdleConnections(), oftenMs).unref();
        server.close(() => {
          clearInterval(idle);
          pace.stop();
          resolve();
        });
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), patience.farewell).unref();
      }),
  };
};
