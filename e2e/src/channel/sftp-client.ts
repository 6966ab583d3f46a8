import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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
  /** The name of the key in the folder; unused with a password. */
  readonly key: string;
  readonly password?: string;
  /** Milliseconds after which the client is ended. */
  readonly timeout?: number;
};

const optionsOf = ({ folder, key, port, password }: Client): readonly string[] => [
  ...['-F', 'none', '-o', 'StrictHostKeyChecking=accept-new', '-o', `UserKnownHostsFile=${join(folder, 'known')}`],
  ...(password === undefined
    ? ['-o', 'IdentitiesOnly=yes', '-o', 'BatchMode=yes', '-i', join(folder, key)]
    : ['-o', 'BatchMode=no', '-o', 'PreferredAuthentications=password', '-o', 'NumberOfPasswordPrompts=1']),
  ...['-P', String(port)],
];

/** OpenSSH asks a program for the password. */
const passwordIn = async ({ folder, password }: Client): Promise<NodeJS.ProcessEnv> => {
  if (password === undefined) return process.env;
  const program = join(folder, 'askpass');
  await writeFile(program, '#!/bin/sh\nprintf "%s\\n" "$SFTP_PASSWORD"\n', { mode: 0o700 });
  return { ...process.env, SSH_ASKPASS: program, SSH_ASKPASS_REQUIRE: 'force', SFTP_PASSWORD: password };
};

/** Starts an upload at 1 kB a second and ends the client with SIGKILL soon after. */
export const interruptUpload = async (client: Client, command: string): Promise<void> => {
  const batch = join(client.folder, 'slow-batch');
  await writeFile(batch, `${command}\n`);
  const to = `${client.user}@127.0.0.1`;
  const child = spawn('sftp', [...optionsOf(client), '-l', '8', '-b', batch, to], {
    cwd: client.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  await pause(300);
  child.kill('SIGKILL');
  await once(child, 'close');
};

/** Runs commands with `sftp -b`; the client ends at the first one that fails, unless it begins with a hyphen. */
export const runSftp = async (client: Client, commands: readonly string[]): Promise<Transferred> => {
  const { folder, user, timeout = 10_000 } = client;
  await writeFile(join(folder, 'batch'), `${commands.join('\n')}\n`);
  const child = spawn('sftp', [...optionsOf(client), '-b', join(folder, 'batch'), `${user}@127.0.0.1`], {
    cwd: folder,
    env: await passwordIn(client),
    timeout,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: string[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: pieces.join('') };
};
