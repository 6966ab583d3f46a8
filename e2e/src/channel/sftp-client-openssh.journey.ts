import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  changeChannelRoute,
  createChannelRoute,
  listChannelsRoute,
  readChannelLogRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { freePort } from '../client/free-port.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { userIdOf } from './channels.ts';
import { countersOf, expectEachOnce } from './expect-each-once.ts';
import { type Killable, killable } from './killable.ts';
import { hasSshd, opensshServer } from './openssh-server.ts';
import { hasOpenSsh, newKey } from './sftp-client.ts';

const port = await freePort();
const files = 20;
const ids = Array.from({ length: files }, (_, index) => `POLL${index}`);
const params = { channelId: 'bank-server' };
const describeWithServer = hasOpenSsh() && hasSshd() ? describe : describe.skip;

describeWithServer('SFTP client of a channel with the server of OpenSSH', () => {
  let bench: Awaited<ReturnType<typeof temporaryFolder>>;
  let bank: Awaited<ReturnType<typeof temporaryFolder>>;
  let product: Killable;
  let server: Awaited<ReturnType<typeof opensshServer>>;
  let fingerprint = '';
  const at = (...names: readonly string[]) => join(bank.path, ...names);

  const settingsFor = async (more: { readonly doneMarkers: boolean; readonly archiveFolder?: string }) => ({
    ...{ channelName: 'Bank', kind: 'sftpClient' as const, direction: 'both' as const, rbVersion: '2025' as const },
    ...{ ownerId: await userIdOf(await product.client('tester')), sendsOnReceipt: true },
    ...{ host: '127.0.0.1', port, userName: server.user, hostKeys: [fingerprint] },
    ...{ inFolder: at('out'), outFolder: at('in'), pollSeconds: 5, ...more },
  });

  const logged = async (type: 'received' | 'refused' | 'failed') =>
    (await (await product.client('admin')).call(readChannelLogRoute, { params, query: { type } })).reply.items;
  const change = async (more: { readonly doneMarkers: boolean; readonly archiveFolder?: string }) => {
    const admin = await product.client('admin');
    const { reply } = await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } });
    const basedOn = reply.find(({ channelId }) => channelId === params.channelId)?.version ?? 0;
    const body = { settings: await settingsFor(more), basedOn };
    expect(await admin.call(changeChannelRoute, { params, body })).toMatchObject({ status: 200 });
  };
  /** Files of the bank appear complete, as by a rename. */
  const provided = async (name: string, text: string): Promise<void> => {
    await writeFile(at(name), text);
    await rename(at(name), at('out', name));
  };

  beforeAll(async () => {
    [bench, bank] = [await temporaryFolder(), await temporaryFolder()];
    for (const name of ['out', 'in', 'done']) await mkdir(at(name));
    server = await opensshServer(bank.path, port, await newKey(bank.path, 'own'));
    fingerprint = await server.start('host-1');
    product = await killable(bench.path, { CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' });
  });
  afterAll(async () => {
    await product.stop();
    await server.stop();
    await Promise.all([bench.remove(), bank.remove()]);
  });

  it('has each file and each answer once over kill -9 of the bench', async () => {
    const privateKey = await readFile(at('own'), 'utf8');
    const body = {
      ...{ ...params, environmentId: 'sct-bench', credential: { type: 'key', privateKey } as const },
      settings: await settingsFor({ doneMarkers: false, archiveFolder: at('done') }),
    };
    expect(await (await product.client('admin')).call(createChannelRoute, { body })).toMatchObject({ status: 200 });
    const { reply } = await (await product.client('admin')).call(testChannelRoute, { params });
    expect(reply.filter(({ ok }) => !ok)).toEqual([]);
    for (const id of ids) await provided(`${id}.xml`, samplePayment(id, '1.00'));
    await until(async () => ((await readdir(at('done'))).length >= files / 4 ? true : undefined));
    await product.killAndStart();
    await until(async () => ((await readdir(at('in'))).length >= files / 4 ? true : undefined));
    await product.killAndStart();
    await until(async () => {
      const counters = await countersOf(await product.client('admin'), params.channelId);
      const isDone = counters?.received === files && counters.waiting === 0 && counters.delivered >= files;
      return isDone && (await readdir(at('out'))).length === 0 ? true : undefined;
    });
    expect((await readdir(at('done'))).toSorted()).toEqual(ids.map((id) => `${id}.xml`).toSorted());
    const clients = { admin: await product.client('admin'), tester: await product.client('tester') };
    await expectEachOnce(clients, { channelId: params.channelId, folder: bank.path, ids });
  });

  it('marks what the bench cannot take, with the reason in the log', async () => {
    await provided('TEXT.xml', 'Hello');
    await until(async () => ((await readdir(at('out'))).includes('TEXT.xml.refused') ? true : undefined));
    expect(await logged('refused')).toMatchObject([{ errorKey: 'file.isText', fileName: 'TEXT.xml' }]);
  });

  it('takes a file with its marker, deletes both, and marks the answer', async () => {
    await change({ doneMarkers: true });
    await provided('MARKED.xml', samplePayment('MARKED', '1.00'));
    await provided('MARKED.xml.done', '');
    await until(async () =>
      (await readdir(at('in'))).some((name) => /MARKED.*\.done$/.test(name)) ? true : undefined,
    );
    expect(await readdir(at('out'))).toEqual(['TEXT.xml.refused']);
    expect((await readdir(at('in'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('sends nothing to a server whose host key changed', async () => {
    await server.stop();
    const other = await server.start('host-2');
    // Changed settings need a new connection; the present one has the host key that was accepted.
    await change({ doneMarkers: true, archiveFolder: at('done') });
    const failure = await until(async () =>
      (await logged('failed')).find(({ errorKey }) => errorKey === 'channel.wrongHostKey'),
    );
    expect(failure.params).toEqual({ fingerprint: other });
    await provided('LATER.xml', samplePayment('LATER', '1.00'));
    await provided('LATER.xml.done', '');
    const { reply } = await (await product.client('admin')).call(testChannelRoute, { params });
    expect(reply.find(({ check }) => check === 'connection')).toMatchObject({ errorKey: 'channel.wrongHostKey' });
    expect(await readdir(at('out'))).toContain('LATER.xml');
    expect((await logged('received')).map(({ fileName }) => fileName)).not.toContain('LATER.xml');
  });
});
