import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowedNetworks } from '@clearbench/hosting/outgoing-address';
import { postTo } from './post-to.ts';

const here = allowedNetworks(['127.0.0.0/8']);
const none = allowedNetworks([]);

describe('a post to an address of a user', () => {
  let server: Server | undefined;
  const serving = async (listener: RequestListener): Promise<number> => {
    const started = createServer(listener).listen(0, '127.0.0.1');
    server = started;
    await new Promise((resolve) => started.once('listening', resolve));
    return (started.address() as AddressInfo).port;
  };
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const body = Buffer.from('{}');

  it('returns the status and the beginning of the response', async () => {
    const port = await serving((_, response) => response.end('x'.repeat(5_000_000)));
    const result = await postTo({ allowed: here }, `http://127.0.0.1:${port}/`, {}, body);
    expect(result).toMatchObject({ ok: true, status: 200, response: 'x'.repeat(1_000) });
  });

  it('fails for a status other than 2xx, and follows no redirect', async () => {
    let calls = 0;
    const port = await serving((_, response) => {
      calls += 1;
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    const result = await postTo({ allowed: here }, `http://127.0.0.1:${port}/`, {}, body);
    expect([result, calls]).toEqual([{ ok: false, errorKey: 'channel.badStatus', status: 302 }, 1]);
  });

  it('fails for an address that hangs', async () => {
    const port = await serving(() => undefined);
    const result = await postTo({ allowed: here, patience: 100 }, `http://127.0.0.1:${port}/`, {}, body);
    expect(result).toEqual({ ok: false, errorKey: 'channel.timeout' });
  });

  it('ends when the process stops, without a result', async () => {
    const stopping = new AbortController();
    const port = await serving(() => stopping.abort());
    const call = postTo({ allowed: here, stopping: stopping.signal }, `http://127.0.0.1:${port}/`, {}, body);
    await expect(call).rejects.toThrow();
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
  ])('refuses %s', async (address) =>
    expect(await postTo({ allowed: none }, address, {}, body)).toEqual({
      ok: false,
      errorKey: 'channel.addressRefused',
    }),
  );

  it('refuses a name with a private address, at each connection', async () => {
    let calls = 0;
    const port = await serving((_, response) => {
      calls += 1;
      response.end();
    });
    const rebound = [['127.0.0.2'], ['1.1.1.1', '127.0.0.1']];
    for (const addresses of rebound) {
      const resolve = (
        _name: string,
        _options: object,
        done: (error: null, found: { address: string; family: number }[]) => void,
      ) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
      const result = await postTo({ allowed: none, resolve }, `http://bank.example:${port}/`, {}, body);
      expect(result).toEqual({ ok: false, errorKey: 'channel.addressRefused' });
    }
    expect(calls).toBe(0);
  });

  it('fails where no server listens', async () => {
    const port = await serving(() => undefined);
    server?.close();
    const result = await postTo({ allowed: here }, `http://127.0.0.1:${port}/`, {}, body);
    expect(result).toEqual({ ok: false, errorKey: 'channel.unreachable' });
  });
});
