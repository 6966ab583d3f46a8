import { execFileSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { exchangeToken, userIdOf } from './channels.ts';
import { documentedScript, type EngineEnd, sftpBatches } from './engine-ends.ts';
import { countersOf, expectEachOnce } from './expect-each-once.ts';
import { type Killable, killable } from './killable.ts';
import { hasOpenSsh, newKey } from './sftp-client.ts';

/** Set by environment variables; `npm run torture-exchange` sends 1,000 files over three kills. */
const files = Number(process.env.CLEARBENCH_EXCHANGE_FILES ?? 20);
const kills = Number(process.env.CLEARBENCH_EXCHANGE_KILLS ?? 1);

const hasCurl = (): boolean => {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('skipped: this machine has no curl');
    return false;
  }
};

const ofFiles = { direction: 'both', rbVersion: '2025', sendsOnReceipt: true } as const;
const ids = Array.from({ length: files }, (_, index) => `KILL${index}`);

/** Files that were sent and answers that were fetched. */
const progress = async (folder: string): Promise<number> => {
  const [sent, fetched] = await Promise.all(['out/sent', 'in'].map((name) => readdir(join(folder, name))));
  return (sent?.length ?? 0) + (fetched?.length ?? 0);
};

/** Kills the product at points of sending and, with several kills, of fetching. */
const killMeanwhile = async (product: Killable, folder: string, isOver: () => boolean): Promise<number> => {
  for (let kill = 0; kill < kills; kill += 1) {
    const point = (files * 1.5 * (kill + 0.5)) / kills;
    while ((await progress(folder)) < point && !isOver()) await setTimeout(10);
    if (isOver()) return kill;
    await setTimeout(Math.random() * 300);
    await product.killAndStart();
  }
  return kills;
};

/** Repeats the program of the engine until each file is sent and no answer waits. */
const exchangeAll = async (product: Killable, folder: string, channelId: string, end: EngineEnd): Promise<void> => {
  const admin = await product.client('admin');
  for (;;) {
    await end(folder);
    const counters = await countersOf(admin, channelId).catch(() => undefined);
    const fetched = await readdir(join(folder, 'in'));
    if (counters?.received === files && counters.waiting === 0 && fetched.length >= files) return;
  }
};

describe('an exchange over kill -9', () => {
  let bench: Awaited<ReturnType<typeof temporaryFolder>>;
  let engine: Awaited<ReturnType<typeof temporaryFolder>>;
  let product: Killable;
  beforeEach(async () => {
    [bench, engine] = [await temporaryFolder(), await temporaryFolder()];
    for (const name of ['out/sent', 'in']) await mkdir(join(engine.path, name), { recursive: true });
    for (const id of ids) await writeFile(join(engine.path, `out/${id}.xml`), samplePayment(id, '1.00'));
    product = await killable(bench.path);
  });
  afterEach(async () => {
    await product.stop();
    await Promise.all([bench.remove(), engine.remove()]);
  });

  const expectNothingLost = async (channelId: string, end: EngineEnd): Promise<void> => {
    const startedAt = Date.now();
    let isOver = false;
    const exchanged = exchangeAll(product, engine.path, channelId, end).finally(() => {
      isOver = true;
    });
    const [killed] = await Promise.all([killMeanwhile(product, engine.path, () => isOver), exchanged]);
    expect(killed).toBe(kills);
    const clients = { admin: await product.client('admin'), tester: await product.client('tester') };
    const figures = await expectEachOnce(clients, { channelId, folder: engine.path, ids });
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    if (files >= 100) console.log(JSON.stringify({ channelId, kills, seconds, ...figures }));
  };
  const created = async (channelId: string, more: { kind: 'http' } | { kind: 'sftp'; keys: string[] }) => {
    const [admin, tester] = [await product.client('admin'), await product.client('tester')];
    const ownerId = await userIdOf(tester);
    const common = { channelName: channelId, ownerId, ...ofFiles };
    const settings = more.kind === 'sftp' ? { ...common, ...more, doneMarkers: false } : { ...common, ...more };
    const body = { channelId, environmentId: 'sct-bench', settings };
    expect((await admin.call(createChannelRoute, { body })).status).toBe(200);
    return tester;
  };
  // Only ends a test that hangs.
  const longest = 120_000 + files * 3_000;

  (hasCurl() ? it : it.skip)(
    `has each file and each answer once by curl: ${files} files, ${kills} kills`,
    async () => {
      const tester = await created('curl-1', { kind: 'http' });
      const env = { BENCH: product.url, CHANNEL: 'curl-1', TOKEN: await exchangeToken(tester) };
      await expectNothingLost('curl-1', documentedScript(env));
    },
    longest,
  );

  (hasOpenSsh() ? it : it.skip)(
    `has each file and each answer once by sftp: ${files} files, ${kills} kills`,
    async () => {
      await created('sftp-1', { kind: 'sftp', keys: [await newKey(engine.path, 'own')] });
      const mostInBatch = Math.min(50, Math.ceil(files / 3));
      const to = { port: product.sftpPort, user: 'sftp-1', key: 'own', mostInBatch };
      await expectNothingLost('sftp-1', sftpBatches(to));
    },
    longest,
  );
});
