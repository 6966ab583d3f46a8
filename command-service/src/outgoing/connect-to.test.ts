import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { allowedNetworks } from '@clearbench/hosting/outgoing-address';
import { connectTo } from './connect-to.ts';

const here = allowedNetworks(['127.0.0.0/8']);
const none = allowedNetworks([]);

describe('a connection to a server of a user', () => {
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    server = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => server.close());

  it('is made to an allowed address', async () => {
    const socket = await connectTo({ allowed: here }, { host: '127.0.0.1', port });
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toBe('hello');
    socket.destroy();
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'])('is refused to %s', (host) =>
    expect(connectTo({ allowed: none }, { host, port })).rejects.toMatchObject({ errorKey: 'channel.addressRefused' }),
  );

  it('is refused to a name with a private address', () => {
    const resolve = (
      _: string,
      __: object,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) =>
      done(null, [
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    return expect(connectTo({ allowed: none, resolve }, { host: 'bank.example', port })).rejects.toMatchObject({
      errorKey: 'channel.addressRefused',
    });
  });

  it('fails where no server listens', async () => {
    server.close();
    await once(server, 'close');
    await expect(connectTo({ allowed: here }, { host: '127.0.0.1', port })).rejects.toMatchObject({
      errorKey: 'channel.unreachable',
    });
  });

  it('fails in time for a name that is not resolved', () =>
    expect(
      connectTo({ allowed: here, patience: 50, resolve: () => undefined }, { host: 'bank.example', port }),
    ).rejects.toMatchObject({ errorKey: 'channel.timeout' }));

  it('ends without a result when the process stops', async () => {
    const stopping = new AbortController();
    const parts = { allowed: here, stopping: stopping.signal, resolve: () => stopping.abort() };
    await expect(connectTo(parts, { host: 'bank.example', port })).rejects.toThrow(/abort/i);
  });
});
