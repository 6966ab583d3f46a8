import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Browser } from '@clearbench/access/testing/browser.fixture';

const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
const patience = 30_000;

const bodyIn = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  return incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
};

const answered = (options: RequestOptions, body: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    const asking = request({ ...options, agent, timeout: patience }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      bodyIn(incoming).then((bytes) => {
        const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve(new Response(new Uint8Array(bytes), { status, headers: plain }));
      }, reject);
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection while a request is on its way: the request was not read, so it is sent
      // again.
      if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(answered(options, body));
      else reject(error);
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
    asking.end(body);
  });

/**
 * A signed-in browser whose requests cost a fraction of those of `fetch`, because thousands of them share the machine
 * with the server. Responses are compressed as for any browser.
 */
export const httpBrowser = (origin: string, visitor: Browser): Browser => {
  const cookie = visitor.cookieHeader();
  return {
    ...visitor,
    request: (path, { method = 'GET', headers, body } = {}) => {
      const { hostname, port, pathname, search } = new URL(path, origin);
      const sent = { ...(headers as Record<string, string>), cookie, 'accept-encoding': 'gzip' };
      return answered(
        { hostname, port, method, path: pathname + search, headers: sent },
        typeof body === 'string' ? body : '',
      );
    },
  };
};
