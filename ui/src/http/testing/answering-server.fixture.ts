import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
export type Answer = (seen: ReceivedRequest, response: ServerResponse) => void;

/** An HTTP server that records its requests, and replies as the test requires. */
export type AnsweringServer = {
  seen: ReceivedRequest[];
  answer: Answer;
  origin(): string;
  closeAllConnections(): void;
};

export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};
export const problem = (response: ServerResponse, status: number, errorKey: string, more: object = {}) =>
  json(response, status, { type: 'about:blank', title: errorKey, status, errorKey, params: {}, ...more });

const read = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
};

/** A separate server for each test. Call at the top of a test file. */
export const answeringServer = (): AnsweringServer => {
  let server: ReturnType<typeof createServer>;
  const here: AnsweringServer = {
    seen: [],
    answer: (_, response) => response.destroy(),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    closeAllConnections: () => server.closeAllConnections(),
  };
  beforeEach(async () => {
    here.seen = [];
    server = createServer((request, response) => {
      void read(request).then((body) => {
        const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
        here.seen.push(one);
        here.answer(one, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  return here;
};
