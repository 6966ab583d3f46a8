import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pauseChannelRoute, readChannelLogRoute } from '@clearbench/contracts/channel/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { createdChannel, exchangeToken, userIdOf } from './channels.ts';

type Sent = { readonly status: number; readonly errorKey?: string };

describe('bad input of an HTTP exchange', () => {
  const here = serving({ CLEARBENCH_LARGEST_CONTENT: '1048576' });
  let admin: BenchClient;
  let token = '';
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await createdChannel(admin, 'engine-2', await userIdOf(here.tester));
    token = await exchangeToken(here.tester);
  });

  const newestRefusal = async () => {
    const query = { type: 'refused' } as const;
    return (await admin.call(readChannelLogRoute, { params: { channelId: 'engine-2' }, query })).reply.items[0];
  };
  type Parts = { readonly path?: string; readonly body?: string | Buffer; readonly headers?: Record<string, string> };
  const send = ({ path = '/exchange/engine-2/a.xml', body, headers = {} }: Parts): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const sent = request(`${here.server.url}${path}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, ...headers },
      });
      sent.on('error', reject).on('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const { errorKey } = JSON.parse(Buffer.concat(pieces).toString() || '{}') as { errorKey?: string };
          resolve({ status: response.statusCode ?? 0, ...(errorKey === undefined ? {} : { errorKey }) });
          sent.destroy();
        });
      });
      if (body === undefined) sent.flushHeaders();
      else sent.end(body);
    });

  const zip = Buffer.from('504b0304140000000800', 'hex');
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 'x'));
  it.each([
    ['a wrong key', { headers: { Authorization: 'Bearer cb_wrong' }, body: '<a/>' }, 401, 'access.tokenUnknown'],
    ['a name with a path upwards', { path: '/exchange/engine-2/..%2Fa.xml', body: '<a/>' }, 400, 'channel.badName'],
    ['the name of the folder above', { path: '/exchange/engine-2/%2e%2e%5ca', body: '<a/>' }, 400, 'channel.badName'],
    [
      'a name that is too long',
      { path: `/exchange/engine-2/${'a'.repeat(200)}`, body: '<a/>' },
      400,
      'channel.badName',
    ],
    ['an empty body', { body: '' }, 400, 'file.empty'],
    ['a ZIP archive', { body: zip }, 400, 'file.isZip'],
    ['a text', { body: 'Hello' }, 400, 'file.isText'],
    ['a gzip bomb', { body: bomb, headers: { 'Content-Encoding': 'gzip' } }, 400, 'file.tooLarge'],
    ['a file above the limit', { body: `<a>${'x'.repeat(1_100_000)}</a>` }, 400, 'file.tooLarge'],
    ['10 GB', { headers: { 'Content-Length': String(10 * 1024 ** 3) } }, 400, 'file.tooLarge'],
    ['an unknown encoding', { body: 'x', headers: { 'Content-Encoding': 'br' } }, 415, 'request.encoding'],
  ] as const)('is refused for %s, and recorded', async (_, parts, status, errorKey) => {
    expect(await send(parts)).toEqual({ status, errorKey });
    expect(await newestRefusal()).toMatchObject({ call: 'putExchangeFile', errorKey, status });
  });

  it('ends an upload of unknown length at the limit, and records it', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Transfer-Encoding': 'chunked' };
    const sent = request(`${here.server.url}/exchange/engine-2/endless.xml`, { method: 'PUT', headers });
    const piece = Buffer.alloc(65_536, 'x');
    let [bytes, isOver] = [0, false];
    const status = new Promise<number | undefined>((resolve) => {
      sent.on('response', (response) => {
        isOver = true;
        resolve(response.statusCode);
      });
    });
    sent.on('error', () => undefined);
    sent.write('<a>');
    // As curl does, the client stops when it has the reply.
    while (!isOver && bytes < 10 * 1024 ** 3) {
      bytes += piece.length;
      if (!sent.write(piece)) await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), status]);
    }
    expect(await status).toBe(400);
    sent.destroy();
    // The limit, and what the sockets of both ends hold.
    expect(bytes).toBeLessThan(32 * 1024 ** 2);
    expect(await newestRefusal()).toMatchObject({ errorKey: 'file.tooLarge', fileName: 'endless.xml' });
  });

  it('has no folders', async () => {
    expect(await send({ path: '/exchange/engine-2/folder/a.xml', body: '<a/>' })).toMatchObject({ status: 404 });
    expect(await send({ path: '/exchange/engine-9/a.xml', body: '<a/>' })).toEqual({
      status: 404,
      errorKey: 'channel.notFound',
    });
  });

  it('records half a file', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Length': '1000', Expect: '100-continue' };
    const sent = request(`${here.server.url}/exchange/engine-2/half.xml`, { method: 'PUT', headers });
    sent.on('error', () => undefined).flushHeaders();
    // The server asks for the body once it reads it.
    await once(sent, 'continue');
    sent.write('<Document>', () => sent.destroy());
    const refusal = await until(async () => {
      const newest = await newestRefusal();
      return newest?.fileName === 'half.xml' ? newest : undefined;
    });
    expect(refusal).toMatchObject({ errorKey: 'channel.incomplete', status: 400 });
  });

  it('is refused while the channel is paused', async () => {
    const pause = (paused: boolean) =>
      admin.call(pauseChannelRoute, { params: { channelId: 'engine-2' }, body: { paused } });
    expect((await pause(true)).status).toBe(200);
    expect(await send({ body: '<a/>' })).toEqual({ status: 503, errorKey: 'channel.paused' });
    expect((await pause(false)).status).toBe(200);
    expect(await send({ body: '<a/>' })).toEqual({ status: 200 });
  });
});
