import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { oneAtATime } from './pipelined-requests.ts';

const most = 4;
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const turnOfEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('pipelined requests', () => {
  let server: ReturnType<typeof createServer>;
  let client: Socket;
  let heard: string;
  let handle: RequestListener;

  const received = async (count: number): Promise<readonly string[]> => {
    const bodies = () => [...heard.matchAll(/<(.*?)>/g)].map(([, path]) => String(path));
    while (bodies().length < count) await turnOfEventLoop();
    return bodies();
  };

  beforeEach(async () => {
    server = createServer(oneAtATime((request, response) => handle(request, response), most)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    client.on('error', () => undefined);
    heard = '';
    client.on('data', (text: string) => {
      heard += text;
    });
  });
  afterEach(async () => {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('are handled in their order, and never two in one turn of the event loop', async () => {
    let turn = 0;
    const turns: number[] = [];
    const count = (): void => {
      turn += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    handle = ({ url }, response) => {
      turns.push(turn);
      response.end(`<${url}>`);
    };
    client.write(['/1', '/2', '/3', '/4', '/5'].map(get).join(''));
    expect(await received(5)).toEqual(['/1', '/2', '/3', '/4', '/5']);
    clearImmediate(timer);
    expect(new Set(turns).size).toBe(5);
  });

  it('wait until the response before them has ended', async () => {
    const handled: string[] = [];
    const first = Promise.withResolvers<() => void>();
    handle = ({ url }, response) => {
      handled.push(String(url));
      if (url === '/slow') first.resolve(() => response.end('<slow>'));
      else response.end(`<${url}>`);
    };
    client.write(get('/slow') + get('/fast'));
    const endFirst = await first.promise;
    for (let turn = 0; turn < 20; turn += 1) await turnOfEventLoop();
    expect(handled).toEqual(['/slow']);
    endFirst();
    expect(await received(2)).toEqual(['slow', '/fast']);
  });

  it('bring their bodies', async () => {
    handle = (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => response.end(`<${body}>`));
    };
    const post = (body: string): string =>
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const large = 'x'.repeat(300_000);
    client.write(post('a') + post(large) + post('b'));
    expect(await received(3)).toEqual(['a', large, 'b']);
  });

  it('that are too many close the connection, and only the first one is handled', async () => {
    let handled = 0;
    handle = () => {
      handled += 1;
    };
    const closed = once(client, 'close');
    client.write(get('/').repeat(1_000));
    await closed;
    expect(handled).toBe(1);
  });

  it('are dropped when the client closes the connection', async () => {
    let handled = 0;
    const ended = Promise.withResolvers<void>();
    handle = (_request, response) => {
      handled += 1;
      response.once('close', ended.resolve);
    };
    client.write(get('/').repeat(3));
    while (handled === 0) await turnOfEventLoop();
    client.destroy();
    await ended.promise;
    await turnOfEventLoop();
    await turnOfEventLoop();
    expect(handled).toBe(1);
  });
});
