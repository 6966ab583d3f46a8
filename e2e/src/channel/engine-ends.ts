import { execFile } from 'node:child_process';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFromRoot } from '../house/source-files.ts';
import { runSftp } from './sftp-client.ts';

const run = promisify(execFile);

/** A program that sends the files of the folder `out` and fetches answers to `in`; it can be repeated at any time. */
export type EngineEnd = (folder: string) => Promise<void>;

/** The script in docs/channels.md, with curl. */
export const documentedScript =
  (env: { readonly BENCH: string; readonly CHANNEL: string; readonly TOKEN: string }): EngineEnd =>
  async (folder) => {
    const script = /```sh\n(#!\/bin\/sh[\s\S]*?)```/.exec(readFromRoot('docs/channels.md'))?.[1] ?? '';
    await writeFile(join(folder, 'exchange.sh'), script);
    // It fails while the server is down.
    await run('sh', ['exchange.sh'], { cwd: folder, env: { ...process.env, ...env } }).catch(() => undefined);
  };

type SftpEnd = {
  readonly port: number;
  readonly user: string;
  readonly key: string;
  /** Files of one batch. */
  readonly mostInBatch: number;
};

/** `sftp -b`: uploads under temporary names with renames, then fetches and archives. */
export const sftpBatches =
  ({ mostInBatch, ...to }: SftpEnd): EngineEnd =>
  async (folder) => {
    const sftp = async (commands: readonly string[]): Promise<readonly string[] | undefined> => {
      const { code, output } = await runSftp({ ...to, folder, timeout: 120_000 }, commands);
      return code === 0 ? output.split('\n') : undefined;
    };
    const files = (await readdir(join(folder, 'out'))).filter((name) => name.endsWith('.xml')).slice(0, mostInBatch);
    const uploads = files.flatMap((name) => [
      `put out/${name} to-clearing/${name}.tmp`,
      `rename to-clearing/${name}.tmp to-clearing/${name}`,
    ]);
    // Only a batch without an error is sent; the files of another one are sent again.
    if (files.length > 0 && (await sftp(uploads)) !== undefined)
      for (const name of files) await rename(join(folder, 'out', name), join(folder, 'out/sent', name));
    const listed = (await sftp(['ls -1 from-clearing'])) ?? [];
    const answers = listed
      .filter((line) => line.startsWith('from-clearing/'))
      .map((line) => line.slice('from-clearing/'.length))
      .slice(0, mostInBatch);
    const fetches = answers.flatMap((name) => [
      `get "from-clearing/${name}" "in/${name}"`,
      `rename "from-clearing/${name}" "archive/${name}"`,
    ]);
    if (answers.length > 0) await sftp(fetches);
  };
