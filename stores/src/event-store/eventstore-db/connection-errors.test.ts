import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from '../../testing/certificate.fake.ts';
import { eventStoreDbStore } from '../eventstore-db.ts';
import { sampleEvent } from '../testing/event.fixture.ts';
import { onFakeServer, shortPatience } from '../testing/on-fake-server.fixture.ts';
import { usualMostBytes as mostBytes } from './append-events.ts';

const open = onFakeServer();
const unavailable = { errorKey: 'store.unavailable' };

describe('without a server', () => {
  it.each(['127.0.0.1:1', '127.0.0.1:1,127.0.0.1:2'])('fails in time, at %s', async (hosts) => {
    const patience = { ...shortPatience, overall: 200 };
    const address = `esdb://${hosts}?tls=false&maxDiscoverAttempts=2&discoveryInterval=10&gossipTimeout=1`;
    const store = eventStoreDbStore({ connectionString: address, patience });
    await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject(unavailable);
    await expect(store.append('file-1', 0, [])).rejects.toMatchObject(unavailable);
    await expect(store.readStream('file-1')).rejects.toMatchObject(unavailable);
    await expect(store.readAll(0, 10)).rejects.toMatchObject(unavailable);
    await expect(store.head()).rejects.toMatchObject(unavailable);
    await store.close();
  });

  it.each([true, false])('continues as soon as the server is back (batches: %s)', async (batchAppend) => {
    // Long enough for a slow machine to reconnect, short enough to wait for twice.
    const { fake, store } = await open({ batchAppend }, { patience: { ...shortPatience, overall: 1_000 } });
    await store.append('file-1', 0, [sampleEvent('a')]);
    await fake.nodes[0]?.leave();
    await expect(store.append('file-1', 1, [sampleEvent('b')])).rejects.toMatchObject(unavailable);
    await expect(store.readStream('file-1')).rejects.toMatchObject(unavailable);
    await fake.nodes[0]?.comeBack();
    expect(await store.append('file-1', 1, [sampleEvent('b')])).toMatchObject({ revision: 2 });
    expect(await store.readStream('file-1')).toHaveLength(2);
  });
});

it('closes without waiting for the server', async () => {
  // Longer than a test may take: a close that waits never ends.
  const patience = { ...shortPatience, overall: 3_600_000 };
  const store = eventStoreDbStore({ connectionString: 'esdb://127.0.0.1:1?tls=false', patience });
  store.onAppended(() => {});
  const reading = store.head();
  await store.close();
  await expect(reading).rejects.toMatchObject(unavailable);
});

describe('an append above the size limit', () => {
  it('is refused before it is sent', async () => {
    const { fake, store } = await open();
    const events = [sampleEvent('a', 'x'.repeat(mostBytes / 2)), sampleEvent('b', 'x'.repeat(mostBytes / 2))];
    const refused = { errorKey: 'store.appendTooLarge', params: { stream: 'file-1', most: mostBytes } };
    await expect(store.append('file-1', 0, events)).rejects.toMatchObject(refused);
    expect(fake.log.ofStream('file-1')).toEqual([]);
    await store.append('file-1', 0, events.slice(0, 1));
    expect((await store.readStream('file-1'))[0]?.data).toHaveLength(mostBytes / 2);
  });

  it.each([true, false])("is reported with the server's smaller limit (batches: %s)", async (batchAppend) => {
    const { store } = await open({ batchAppend, mostBytes: 1_000 });
    await expect(store.append('file-1', 0, [sampleEvent('a', 'x'.repeat(2_000))])).rejects.toMatchObject({
      errorKey: 'store.appendTooLarge',
      params: { most: 1_000 },
    });
  });
});

it('refuses positions beyond the safe integers', async () => {
  const { store } = await open({ firstPosition: Number.MAX_SAFE_INTEGER });
  await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject({ errorKey: 'store.failed' });
  await expect(store.readAll(0, 10)).rejects.toMatchObject({ errorKey: 'store.failed' });
});

it('names the log of a foreign event', async () => {
  const { fake, store } = await open();
  const event = { id: 'x', type: 'T', contentType: 'application/json', data: Buffer.from('1') };
  fake.log.append('theirs', 'any', [{ ...event, customMetadata: Buffer.from('{}') }]);
  const failed = { errorKey: 'store.failed', params: { reason: 'foreign event 0@theirs' } };
  await expect(store.readAll(0, 10)).rejects.toMatchObject(failed);
});

it('hides the password of an invalid address', () => {
  const open = () => eventStoreDbStore({ connectionString: 'esdb://admin:s3cret@[x]?tls=perhaps' });
  expect(open).toThrow(
    expect.objectContaining({ errorKey: 'store.badAddress', params: {}, message: 'store.badAddress' }),
  );
});

describe('TLS connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tls = selfSignedCertificate();
  const file = join(folder, 'authority.pem');
  writeFileSync(file, tls.certificate);
  const trusting = (address: string) => `${address}&tlsCAFile=${encodeURIComponent(file)}`;

  it.each([true, false])(
    'authenticates with the name and password of its address (batches: %s)',
    async (batchAppend) => {
      const { store } = await open({ batchAppend, tls, login: 'admin:changeit' }, {}, trusting);
      await store.append('file-1', 0, [sampleEvent('a')]);
      expect(await store.readStream('file-1')).toHaveLength(1);
    },
  );

  it.each([true, false])('needs the right to read $all (granted: %s)', async (isAllReadable) => {
    const users = { login: 'admin:changeit', ordinaryLogin: 'app:secret', isAllReadable };
    const { store } = await open({ tls, ...users }, {}, (address) =>
      trusting(address).replace('admin:changeit', 'app:secret'),
    );
    await store.append('file-1', 0, [sampleEvent('a')]);
    expect(await store.readStream('file-1')).toHaveLength(1);
    if (isAllReadable) expect(await store.readAll(0, 10)).toHaveLength(1);
    else await expect(store.head()).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
  });

  it('reports rejected credentials', async () => {
    const { store } = await open({ tls, login: 'admin:changeit' }, {}, (address) =>
      trusting(address).replace('changeit', 'guess'),
    );
    const denied = { errorKey: 'store.accessDenied' };
    await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject(denied);
    await expect(store.readAll(0, 10)).rejects.toMatchObject(denied);
  });

  it('rejects a server with an untrusted certificate', async () => {
    const { store } = await open({ tls }, { patience: { ...shortPatience, overall: 100 } });
    await expect(store.head()).rejects.toMatchObject(unavailable);
  });
});
