import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Express, Request } from 'express';

type InnerCall = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type InnerReply = { readonly status: number; readonly text: string; readonly cookies: readonly string[] };

/** The headers that say who a visitor is, and from where. */
const ofVisitor = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent'] as const;

const visitorHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ofVisitor.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)] as const];
    }),
  );

/**
 * Calls of the API by this process for the visitor of a request, through the same guards, limits and handlers as a call
 * from outside, but without a network.
 */
const innerCalls = (listener: RequestListener) => {
  const server = createServer(listener);
  return (visitor: IncomingMessage) =>
    ({ method, url, headers, body }: InnerCall): Promise<InnerReply> =>
      new Promise((resolve, reject) => {
        const [near, far] = duplexPair();
        Object.assign(far, {
          remoteAddress: visitor.socket.remoteAddress,
          setTimeout: () => far,
          setNoDelay: () => far,
        });
        server.emit('connection', far);
        const sent = httpRequest({
          createConnection: () => near as never,
          method,
          path: url,
          headers: { ...headers, ...visitorHeaders(visitor) },
        });
        sent.on('error', reject);
        sent.on('response', (reply) => {
          const { statusCode = 0 } = reply;
          const cookies = reply.headers['set-cookie'] ?? [];
          text(reply).then((read) => resolve({ status: statusCode, text: read, cookies }), reject);
        });
        sent.end(body);
      });
};

type InnerCalls = ReturnType<typeof innerCalls>;

/** Lets the pages of an application call its API. */
export const allowInnerCalls = (app: Express, listener: RequestListener): void => {
  app.locals.innerCalls = innerCalls(listener);
};

/** Calls of the API for the visitor of a page; undefined where the application has none. */
export const innerCallsOf = (request: Request): ReturnType<InnerCalls> | undefined =>
  (request.app.locals.innerCalls as InnerCalls | undefined)?.(request);
