import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { readFromRoot } from '../house/source-files.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { answersIn, createdChannel, exchangeToken, userIdOf } from './channels.ts';

const run = promisify(execFile);

const hasCurl = (): boolean => {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('curl is not installed: the documented script is not run\n');
    return false;
  }
};

(hasCurl() ? describe : describe.skip)('the script in docs/channels.md', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await createdChannel(admin, 'engine-3', await userIdOf(here.tester));
  });

  it('sends the files of a folder with curl and fetches every answer once', async () => {
    const folder = await temporaryFolder();
    const script = /```sh\n(#!\/bin\/sh[\s\S]*?)```/.exec(readFromRoot('docs/channels.md'))?.[1] ?? '';
    await writeFile(join(folder.path, 'exchange.sh'), script);
    for (const name of ['out/sent', 'in']) await mkdir(join(folder.path, name), { recursive: true });
    for (const id of ['CURL1', 'CURL2']) await writeFile(join(folder.path, `out/${id}.xml`), samplePayment(id, '1.00'));
    const env = {
      ...process.env,
      BENCH: here.server.url,
      CHANNEL: 'engine-3',
      TOKEN: await exchangeToken(here.tester),
    };
    const exchange = () => run('sh', ['exchange.sh'], { cwd: folder.path, env });
    await exchange();
    expect((await readdir(join(folder.path, 'out/sent'))).toSorted()).toEqual(['CURL1.xml', 'CURL2.xml']);
    const answers = await answersIn(here.tester, 'engine-3', 2);
    await exchange();
    const [first] = answers;
    expect(await readdir(join(folder.path, 'in'))).toContain(first?.fileName);
    expect(await readFile(join(folder.path, 'in', first?.fileName ?? ''), 'utf8')).toContain('CURL');
    await folder.remove();
  });
});
