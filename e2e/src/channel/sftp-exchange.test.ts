import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  changeChannelRoute,
  createChannelRoute,
  issueChannelPasswordRoute,
  listChannelsRoute,
  pauseChannelRoute,
  readChannelLogRoute,
  removeChannelPasswordRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { type BenchClient, benchClient, tokenClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { answersIn, exchangeToken, userIdOf } from './channels.ts';
import { hasOpenSsh, interruptUpload, newKey, runSftp } from './sftp-client.ts';

const port = await freePort();
const describeWithClient = hasOpenSsh() ? describe : describe.skip;

describeWithClient('SFTP exchange with the client of OpenSSH', () => {
  const here = serving({
    ...{ CLEARBENCH_SFTP_PORT: String(port), CLEARBENCH_SFTP_HOST: '127.0.0.1' },
    CLEARBENCH_LARGEST_CONTENT: '1048576',
  });
  let admin: BenchClient;
  let engine: BenchClient;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const params = { channelId: 'bank-1' };
  const settings = {
    channelName: 'Bank',
    kind: 'sftp',
    direction: 'both',
    rbVersion: '2025',
    sendsOnReceipt: true,
    doneMarkers: false,
  } as const;

  beforeAll(async () => {
    folder = await temporaryFolder();
    admin = await benchClient(here.server.url, 'admin');
    const keys = [await newKey(folder.path, 'own')];
    await newKey(folder.path, 'foreign');
    const ownerId = await userIdOf(here.tester);
    for (const [channelId, doneMarkers] of [
      ['bank-1', false],
      ['bank-2', true],
    ] as const) {
      const body = { channelId, environmentId: 'sct-bench', settings: { ...settings, ownerId, keys, doneMarkers } };
      expect((await admin.call(createChannelRoute, { body })).status).toBe(200);
    }
    engine = tokenClient(here.server.url, await exchangeToken(here.tester));
  });
  afterAll(() => folder.remove());

  const sftp = (commands: readonly string[], choices: { readonly user?: string; readonly key?: string } = {}) =>
    runSftp({ folder: folder.path, port, user: 'bank-1', key: 'own', ...choices }, commands);
  const written = async (name: string, text = samplePayment(name.split('.')[0] ?? '', '1.00')) => {
    await writeFile(join(folder.path, name), text);
    return name;
  };
  const files = async (name: string) =>
    (await here.tester.call(listFilesRoute, { query: { environmentToken: 'sct', search: name } })).reply.items.filter(
      ({ origin }) => origin === 'channel',
    );
  const refusals = async (channelId = 'bank-1') =>
    (await admin.call(readChannelLogRoute, { params: { channelId }, query: { type: 'refused' } })).reply.items;

  it('takes a file at its close, and one that is renamed from a temporary name', async () => {
    await written('DIRECT.xml');
    await written('RENAMED.xml');
    const { code, output } = await sftp([
      ...['cd to-clearing', 'put DIRECT.xml', 'put RENAMED.xml RENAMED.xml.tmp', 'ls -1'],
      ...['rename RENAMED.xml.tmp RENAMED.xml', 'put DIRECT.xml'],
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining('RENAMED.xml.tmp')]);
    expect(await files('DIRECT')).toMatchObject([{ origin: 'channel', fileName: 'DIRECT.xml' }]);
    expect(await files('RENAMED')).toMatchObject([{ origin: 'channel', fileName: 'RENAMED.xml' }]);
  });

  it('hands out the answers until they are deleted or renamed to the archive', async () => {
    const [first, second] = await answersIn(engine, 'bank-1', 2);
    const [one, other] = [first?.fileName ?? '', second?.fileName ?? ''];
    const fetched = await sftp([
      ...[`get "from-clearing/${one}" one`, `get "from-clearing/${other}" other`],
      ...[`rm "from-clearing/${one}"`, `rename "from-clearing/${other}" "archive/${other}"`],
      ...['ls -1 from-clearing', 'ls -1 archive', `get "archive/${one}" again`],
    ]);
    expect([fetched.code, fetched.output]).toEqual([0, expect.stringContaining(`archive/${one}`)]);
    const texts = await Promise.all(['one', 'other', 'again'].map((name) => readFile(join(folder.path, name), 'utf8')));
    expect(texts[0]).toContain('<Document');
    expect(texts[1]).toContain('<Document');
    expect(texts[2]).toBe(texts[0]);
    const left = (await answersIn(engine, 'bank-1', 0)).map(({ fileName }) => fileName);
    expect(left).not.toContain(one);
    expect(left).not.toContain(other);
  });

  it('takes a file when its marker is written, if the channel asks for markers', async () => {
    await written('MARKED.xml');
    await written('empty', '');
    const user = { user: 'bank-2' };
    expect((await sftp(['put MARKED.xml to-clearing/MARKED.xml'], user)).code).toBe(0);
    expect(await files('MARKED')).toEqual([]);
    expect((await sftp(['put empty to-clearing/MARKED.xml.done'], user)).code).toBe(0);
    expect(await files('MARKED')).toMatchObject([{ fileName: 'MARKED.xml' }]);
    expect((await sftp(['put empty to-clearing/OTHER.xml.done'], user)).code).not.toBe(0);
  });

  it.each([
    ['another folder', 'put GOOD.xml GOOD.xml', 'channel.wrongFolder'],
    ['the folder of answers', 'put GOOD.xml from-clearing/GOOD.xml', 'channel.wrongFolder'],
    ['a path upwards', 'put GOOD.xml to-clearing/../GOOD.xml', 'channel.badName'],
    ['a file above the limit', 'put LARGE.xml to-clearing/LARGE.xml', 'file.tooLarge'],
    ['an empty file', 'put empty to-clearing/EMPTY.xml', 'file.empty'],
    ['a text', 'put text to-clearing/TEXT.xml', 'file.isText'],
    ['a ZIP archive', 'put archive.zip to-clearing/ARCHIVE.xml', 'file.isZip'],
    ['an upload of 10 GB', 'put huge to-clearing/HUGE.xml', 'file.tooLarge'],
    ['a new folder', 'mkdir other', 'channel.wrongFolder'],
    [
      'a resumed upload',
      'put GOOD.xml to-clearing/GOOD.xml.tmp\nreput LARGE.xml to-clearing/GOOD.xml.tmp',
      'channel.notInOrder',
    ],
  ])('refuses %s, and records it', async (_, command, errorKey) => {
    await written('GOOD.xml');
    await written('LARGE.xml', `<a>${'x'.repeat(1_200_000)}</a>`);
    await written('empty', '');
    await written('text', 'Hello');
    await written('huge', '<a>');
    // A file with a hole: it has no size on the disk.
    await truncate(join(folder.path, 'huge'), 10 * 1024 ** 3);
    await writeFile(join(folder.path, 'archive.zip'), Buffer.from('504b0304140000000800', 'hex'));
    expect((await sftp([command])).code).not.toBe(0);
    const [newest] = await refusals();
    expect(newest).toMatchObject({ errorKey });
    expect(await files('GOOD')).toEqual([]);
    expect(await files('LARGE')).toEqual([]);
  });

  it('records half a file, which does not arrive', async () => {
    await written('HALF.xml', `<a>${'x'.repeat(500_000)}</a>`);
    const refusal = await until(async () => {
      await interruptUpload(
        { folder: folder.path, port, user: 'bank-1', key: 'own' },
        'put HALF.xml to-clearing/HALF.xml',
      );
      const [newest] = await refusals();
      return newest?.fileName === 'HALF.xml' ? newest : undefined;
    });
    expect(refusal).toMatchObject({ errorKey: 'channel.incomplete', call: 'sftp', status: 400 });
    expect(await files('HALF')).toEqual([]);
  });

  it('refuses links and commands', async () => {
    expect((await sftp(['ln -s to-clearing other'])).code).not.toBe(0);
    expect((await sftp(['get to-clearing/GOOD.xml.tmp x'])).code).not.toBe(0);
  });

  it('refuses a wrong key and an unknown channel, and records the wrong key', async () => {
    expect(await sftp(['ls'], { key: 'foreign' })).toMatchObject({ code: 255 });
    const recorded = await until(async () =>
      (await refusals()).find(({ errorKey }) => errorKey === 'channel.wrongKey'),
    );
    expect(recorded).toMatchObject({ call: 'sftp', status: 401 });
    expect(await sftp(['ls'], { user: 'bank-9' })).toMatchObject({ code: 255 });
  });

  it('answers each request at once', async () => {
    // Nagle's algorithm would delay each of some hundred replies by 40 ms. A loaded machine has three attempts.
    const duration = async (): Promise<number> => {
      const startedAt = performance.now();
      expect((await sftp(Array.from({ length: 30 }, () => 'ls -1 /'))).code).toBe(0);
      return performance.now() - startedAt;
    };
    let shortest = await duration();
    for (let attempt = 1; attempt < 3 && shortest > 2_500; attempt += 1)
      shortest = Math.min(shortest, await duration());
    expect(shortest).toBeLessThan(2_500);
  });

  it('accepts the newest password of the channel, until it is removed', async () => {
    const issued = async () => (await admin.call(issueChannelPasswordRoute, { params })).reply.password;
    const signedIn = async (password: string, user = 'bank-1') =>
      (await runSftp({ folder: folder.path, port, user, key: 'own', password }, ['ls'])).code;
    const [first, second] = [await issued(), await issued()];
    expect([await signedIn(first), await signedIn(second), await signedIn(second, 'bank-2')]).toEqual([255, 0, 255]);
    const listed = await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } });
    expect(listed.reply.find(({ channelId }) => channelId === 'bank-1')).toMatchObject({ hasPassword: true });
    expect(JSON.stringify(listed.reply)).not.toContain('scrypt');
    await admin.call(removeChannelPasswordRoute, { params });
    expect(await signedIn(second)).toBe(255);
    expect(await sftp(['ls'])).toMatchObject({ code: 0 });
  });

  it('closes a connection that sends no SSH, and serves others', async () => {
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    socket.write(Buffer.concat([Buffer.from('SSH-2.0-x\r\n'), Buffer.alloc(100_000, 0xff)]));
    await closed;
    expect(await sftp(['ls'])).toMatchObject({ code: 0 });
  });

  // Only Linux has further loopback addresses without configuration.
  const itOnLinux = process.platform === 'linux' ? it : it.skip;
  itOnLinux('closes connections of an address above its limit, and serves other addresses', async () => {
    const silent = () => connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined);
    const sockets = Array.from({ length: 20 }, silent);
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    const refused = silent().resume();
    await once(refused, 'close');
    expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true);
    expect(await sftp(['ls'])).toMatchObject({ code: 0 });
    for (const socket of sockets) socket.destroy();
  });

  it('refuses files while the channel is paused', async () => {
    const pause = (paused: boolean) => admin.call(pauseChannelRoute, { params, body: { paused } });
    await written('PAUSED.xml');
    await pause(true);
    expect((await sftp(['put PAUSED.xml to-clearing/PAUSED.xml'])).code).not.toBe(0);
    expect((await refusals())[0]).toMatchObject({ errorKey: 'channel.paused', fileName: 'PAUSED.xml' });
    await pause(false);
    expect((await sftp(['put PAUSED.xml to-clearing/PAUSED.xml'])).code).toBe(0);
  });

  it('passes its test with a key, and takes no unreadable one', async () => {
    const { reply } = await admin.call(testChannelRoute, { params });
    expect(reply.filter(({ ok }) => !ok)).toEqual([]);
    expect(reply.map(({ check }) => check)).toContain('keys');
    const server = reply.find(({ check }) => check === 'server');
    const known = spawnSync('ssh-keygen', ['-l', '-f', join(folder.path, 'known')]).stdout.toString();
    expect([server?.port, known]).toEqual([port, expect.stringContaining(server?.fingerprint ?? 'none')]);
    const body = {
      basedOn: 1,
      settings: { ...settings, ownerId: await userIdOf(here.tester), keys: ['ssh-rsa AAAA'] },
    };
    expect(await admin.call(changeChannelRoute, { params, body })).toMatchObject({
      status: 400,
      reply: { errorKey: 'channel.badKey' },
    });
  });
});
