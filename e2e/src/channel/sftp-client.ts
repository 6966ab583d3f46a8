import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether this machine has the SFTP client of OpenSSH. */
export const hasOpenSsh = (): boolean => {
  const found = spawnSync('ssh-keygen', ['-?']).error === undefined && spawnSync('sftp', ['-?']).error === undefined;
  if (!found) console.log('skipped: this machine has no sftp of OpenSSH');
  return found;
};

/** Creates a key pair in a folder; returns the line of the public key. */
export const newKey = async (folder: string, name: string, type = 'ed25519'): Promise<string> => {
  const file = join(folder, name);
  const { status, stderr } = spawnSync('ssh-keygen', ['-q', '-t', type, '-N', '', '-C', name, '-f', file]);
  if (status !== 0) throw new Error(String(stderr));
  return (await readFile(`${file}.pub`, 'utf8')).trim();
};

export type Transferred = { readonly code: number | null; readonly output: string };

type Client = {
  readonly folder: string;
  readonly port: number;
  readonly user: string;
  /** The name of the key in the folder. */
  readonly key: string;
};

/** Runs commands with `sftp -b`; the client ends at the first one that fails, unless it begins with a hyphen. */
export const runSftp = async (
  { folder, port, user, key }: Client,
  commands: readonly string[],
): Promise<Transferred> => {
  await writeFile(join(folder, 'batch'), `${commands.join('\n')}\n`);
  const options = [
    ...['-F', 'none', '-o', 'StrictHostKeyChecking=accept-new', '-o', `UserKnownHostsFile=${join(folder, 'known')}`],
    ...['-o', 'IdentitiesOnly=yes', '-o', 'BatchMode=yes', '-i', join(folder, key), '-P', String(port)],
  ];
  const child = spawn('sftp', [...options, '-b', join(folder, 'batch'), `${user}@127.0.0.1`], {
    cwd: folder,
    timeout: 10_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: string[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: pieces.join('') };
};
