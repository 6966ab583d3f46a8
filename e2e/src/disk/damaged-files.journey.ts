import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const pageSize = 4_096;

/** Overwrites bytes of a file, like a failing disk. */
const overwrite = (file: string, position: number, bytes: Uint8Array): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, position);
  closeSync(handle);
};
/** All pages except the first one. */
const damagePages = (file: string): void => {
  for (let at = pageSize; at < statSync(file).size; at += pageSize) overwrite(file, at, Buffer.alloc(pageSize, 0xa5));
};
/** One letter in the data of the first events, which no later write copies: SQLite cannot detect it. */
const changeByte = (file: string): void => {
  const bytes = readFileSync(file);
  const places: number[] = [];
  for (let at = bytes.indexOf('SLEV'); at >= 0; at = bytes.indexOf('SLEV', at + 1)) places.push(at);
  expect(places).not.toEqual([]);
  for (const at of places) overwrite(file, at, Buffer.from('X'));
};

const upload = (client: BenchClient, fileName: string) =>
  client.call(uploadFileRoute, {
    query: { environmentToken: 'sct', rbVersion: '2025', fileName, direction: 'TS' },
    body: samplePayment(fileName.replace('.', '-'), '10.00'),
  });
const healthOf = async (url: string) => {
  const response = await fetch(`${url}/health/ready`);
  const { reasons } = (await response.json()) as { reasons: readonly string[] };
  return { status: response.status, reasons };
};

describe('the product with a damaged file', () => {
  let sound: Awaited<ReturnType<typeof temporaryFolder>>;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    sound = await temporaryFolder();
    const server = await serveHere(sound.path);
    expect((await upload(await benchClient(server.url, 'tester'), 'first.xml')).status).toBe(200);
    await server.stop();
  });
  afterAll(() => sound.remove());
  beforeEach(async () => {
    folder = await temporaryFolder();
    await cp(sound.path, folder.path, { recursive: true });
  });
  afterEach(() => folder.remove());
  const file = (name: string): string => join(folder.path, name);

  it.each([
    ['events.db', 'a changed letter', changeByte, 'Restore a backup'],
    ['contents.db', 'damaged pages', damagePages, 'Restore a backup'],
    ['documents.db', 'damaged pages', damagePages, 'run npm run verify'],
  ] as const)(
    'finds in %s %s while it runs, says what helps, and saves nothing more',
    async (name, _, damage, help) => {
      const server = await runServer(folder.path);
      try {
        const client = await benchClient(server.url, 'tester');
        expect(await healthOf(server.url)).toMatchObject({ status: 200 });
        damage(file(name));
        const health = await until(async () => {
          const now = await healthOf(server.url);
          return now.status === 503 ? now : undefined;
        });
        expect(health.reasons.join(' ')).toContain(`${name} is damaged`);
        expect(health.reasons.join(' ')).toContain(help);
        expect(await upload(client, 'second.xml')).toMatchObject({ status: 503, reply: { errorKey: 'store.damaged' } });
        if (name === 'contents.db')
          expect((await client.call(listFilesRoute, { query: { environmentToken: 'sct' } })).reply.total).toBe(1);
        const lines = await until(async () => {
          const text = server.printed.filter((line) => line.includes(`${name} is damaged, and nothing is saved`));
          return text.length > 0 ? text : undefined;
        });
        expect(lines).toHaveLength(1);
      } finally {
        await server.kill();
      }
    },
  );

  it.each(['events.db', 'keys.db'])('refuses to work with a %s that was damaged before the start', async (name) => {
    damagePages(file(name));
    const server = await runServer(folder.path, { CLEARBENCH_LOG_LEVEL: 'error' }).catch(
      (error: unknown) => error as Error,
    );
    // Damage that a start reads ends the start; other damage is found while it runs.
    if (server instanceof Error) return expect(server.message).toContain('ended (1)');
    try {
      await until(async () => ((await healthOf(server.url)).status === 503 ? true : undefined));
    } finally {
      await server.kill();
    }
  });
});
