import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  createChannelRoute,
  listChannelsRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { readFromRoot } from '../house/source-files.ts';
import { userIdOf } from './channels.ts';
import { webhookReceiver } from './webhook-receiver.ts';

const run = promisify(execFile);
const page = readFromRoot('docs/channels.md');

/** The commands of the bench's end that create channels, without the tests of servers that do not exist. */
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => (block.includes('"channelId"') ? [block] : []))
  .map((block) => block.replaceAll(/^curl .*-X POST .*$/gm, ''));

const missing = ['curl', 'ssh-keygen'].filter((program) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return false;
  } catch {
    process.stderr.write(`${program} is not installed: the documented commands are not run\n`);
    return true;
  }
});

type IsGenuine = (headers: Record<string, string>, body: string, secret: string, now?: number) => boolean;

describe('the examples in docs/channels.md', () => {
  const here = serving({ CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' });
  let admin: BenchClient;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  (missing.length === 0 ? it : it.skip)('create a channel of each kind with curl', async () => {
    const body = { name: 'documented', scopes: ['administer' as const], environments: 'all' as const };
    const { token } = (await admin.call(createTokenRoute, { body })).reply;
    const ownerId = await userIdOf(here.tester);
    const env = { PATH: process.env.PATH, BENCH: here.server.url, ADMIN: token };
    for (const block of commands) {
      const script = block
        .replaceAll('"ownerId": "…"', `"ownerId": "${ownerId}"`)
        .replaceAll('SHA256:…', `SHA256:${'A'.repeat(42)}E`);
      await run('sh', ['-e', '-c', script], { cwd: folder.path, env });
    }
    const { reply } = await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } });
    expect(reply.map(({ channelId, kind }) => [channelId, kind]).toSorted()).toEqual([
      ['bank-queue', 'amqp'],
      ['bank-server', 'sftpClient'],
      ['engine-1', 'http'],
      ['engine-2', 'sftp'],
      ['hook-1', 'webhook'],
    ]);
  });

  it('check the signature of a webhook', async () => {
    const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const path = join(folder.path, 'receiver.mjs');
    await writeFile(path, code);
    const { isGenuine } = (await import(pathToFileURL(path).href)) as { isGenuine: IsGenuine };
    const bank = await webhookReceiver();
    const settings = {
      ...{ channelName: 'Checked', kind: 'webhook' as const, ownerId: await userIdOf(here.tester), url: bank.url },
      notifications: ['run.finished' as const],
    };
    const created = { channelId: 'checked', environmentId: 'sct-bench', settings };
    const { secret = '' } = (await admin.call(createChannelRoute, { body: created })).reply;
    await admin.call(testChannelRoute, { params: { channelId: 'checked' } });
    bank.stop();
    const [call] = bank.calls;
    const check = (changes: { body?: string; secret?: string; now?: number } = {}) =>
      isGenuine(call?.headers ?? {}, changes.body ?? call?.body ?? '', changes.secret ?? secret, changes.now);
    expect(check()).toBe(true);
    expect(check({ body: `${call?.body} ` })).toBe(false);
    expect(check({ secret: `whsec_${'A'.repeat(43)}=` })).toBe(false);
    expect(check({ now: Date.now() + 600_000 })).toBe(false);
  });
});
