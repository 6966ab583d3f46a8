import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { healthDesk } from '../health/health.ts';
import { ownRequests } from './own-requests.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Where to listen, and the origin browsers use; '' = http://localhost and that port. */
export type Address = { readonly port: number; readonly host: string; readonly publicUrl: string };

/** The address people use. The port is taken first, because who signs in has to be sent back to it. */
export type Door = {
  readonly url: string;
  /** How this process reaches itself. */
  readonly loopbackUrl: string;
  /** From here on these two answer; `app` is the application that answers nearly everything for them. */
  open(handler: RequestListener, upgrade: Upgrade, app?: Express): void;
  close(): Promise<void>;
};

const starting = healthDesk(async () => ({ ready: false, reasons: ['it is starting'] }));

const notYet: RequestListener = (request: IncomingMessage, response: ServerResponse) => {
  if (!starting(request, response)) response.writeHead(503, { 'Retry-After': '1' }).end();
};

/** In milliseconds. */
export type Patience = {
  /** How long a request may take to arrive. */
  readonly request: number;
  /** How often that is looked at. */
  readonly check: number;
  /** How long a request may go on once the door is closing. */
  readonly farewell: number;
};

/** A file of 100 MB over a slow line still arrives; who sends a letter a minute does not hold a place for ever. */
const usualPatience: Patience = { request: 15 * 60_000, check: 30_000, farewell: 3_000 };

/** Where others go on with the work meanwhile, nobody is hurried. */
export const patienceOfServices: Patience = { ...usualPatience, farewell: 20_000 };

/** Milliseconds between looks for who has ended while the door is closing. */
const oftenMs = 50;

export const listen = async ({ port, host, publicUrl }: Address, patience: Patience = usualPatience): Promise<Door> => {
  const { classes, belongTo } = ownRequests();
  const timing = { requestTimeout: patience.request, connectionsCheckingInterval: patience.check };
  const server = createServer({ ...classes, ...timing });
  let handler = notYet;
  let upgrade: Upgrade = (_request, socket) => socket.destroy();
  server.on('request', (request, response) => handler(request, response));
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: publicUrl || `http://localhost:${address.port}`,
    loopbackUrl: `http://127.0.0.1:${address.port}`,
    open: (newHandler, newUpgrade, app) => {
      if (app !== undefined) belongTo(app);
      handler = newHandler;
      upgrade = newUpgrade;
    },
    close: () =>
      new Promise((resolve) => {
        // A connection that was busy and falls idle has nothing more to wait for.
        const idle = setInterval(() => server.closeIdleConnections(), oftenMs).unref();
        server.close(() => {
          clearInterval(idle);
          resolve();
        });
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), patience.farewell).unref();
      }),
  };
};
